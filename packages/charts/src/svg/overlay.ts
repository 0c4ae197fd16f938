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
  | "found";

/** What lies over a chart: a walk, coverage, a comparison or a finding. Nothing is told by colour alone. */
export interface Overlay {
  readonly states?: Readonly<Record<string, StateMark>>;
  readonly transitions?: Readonly<Record<string, { mark: TransitionMark; badge: string }>>;
  /** Numbers of notes by state. */
  readonly pins?: Readonly<Record<string, string>>;
  /** What has no mark is drawn in a weaker colour. */
  readonly quiet?: boolean;
}

/** The later of two marks of transitions that share a line decides how the line looks. */
export const LINE_ORDER: readonly TransitionMark[] = [
  "covered",
  "oneWay",
  "uncovered",
  "refused",
  "taken",
  "found",
  "changed",
  "removed",
  "added",
  "possible",
];
