/** How a state is shown besides its plain form. */
export type StateMark =
  | "current"
  | "around"
  | "been"
  | "covered"
  | "uncovered"
  | "added"
  | "changed"
  | "removed";

/** How a transition is shown besides its plain form. */
export type TransitionMark =
  | "taken"
  | "possible"
  | "refused"
  | "covered"
  | "oneWay"
  | "uncovered"
  | "added"
  | "changed"
  | "removed"
  | "found"
  /** Taken after what is shown now. */
  | "later";

/** How often a transition was taken: the number in words, and its width from 0 (never) to 9. */
export interface TransitionCount {
  readonly text: string;
  readonly width: number;
}

/** How a state is used: its line of numbers, and how many left there. */
export interface StateCount {
  readonly text: string;
  readonly left: string;
  readonly isNever: boolean;
}

/** How a chart is used. Sizes of states and the layout never follow the numbers. */
export interface Counts {
  readonly states: Readonly<Record<string, StateCount>>;
  readonly transitions: Readonly<Record<string, TransitionCount>>;
}

/** What lies over a chart: a walk, coverage, a comparison or a finding. Nothing is shown by colour alone. */
export interface Overlay {
  readonly states?: Readonly<Record<string, StateMark>>;
  readonly transitions?: Readonly<Record<string, { mark: TransitionMark; badge: string }>>;
  /** Numbers of notes by state. */
  readonly pins?: Readonly<Record<string, string>>;
  /** What was taken just now, moving if motion is allowed; the number tells one time from the next. */
  readonly latest?: { readonly transitions: readonly string[]; readonly number: number };
  /** The state or transition that is spoken of: it is set off from the others that have the same mark. */
  readonly pointed?: string;
  /** How often everything happened. */
  readonly counts?: Counts;
  /** What has no mark is rendered in a weaker colour. */
  readonly quiet?: boolean;
}

/** The class of a transition that was taken just now; another one the next time, so that it moves again. */
export const latestClass = ({ latest }: Overlay, ids: readonly string[]): string =>
  latest && ids.some((id) => latest.transitions.includes(id))
    ? ` latest${latest.number % 2 === 0 ? "" : " odd"}`
    : "";

/** The class of what is spoken of. */
export const pointedClass = ({ pointed }: Overlay, id: string): string =>
  pointed === id ? " pointed" : "";

/** The class of a line as thick as its transitions were taken often; dashed if none ever was. */
export function countClass({ counts }: Overlay, ids: readonly string[]): string {
  if (!counts || ids.length === 0) return "";
  const width = Math.max(0, ...ids.map((id) => counts.transitions[id]?.width ?? 0));
  return width === 0 ? " never" : ` used w${width}`;
}

/** The later of two marks of transitions that share a line decides how the line looks. */
export const LINE_ORDER: readonly TransitionMark[] = [
  "covered",
  "oneWay",
  "uncovered",
  "refused",
  "later",
  "taken",
  "found",
  "changed",
  "removed",
  "added",
  "possible",
];
