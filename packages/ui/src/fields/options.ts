import { holdsWords } from "@marquee/domain/wire/typed-text";
import { formatCount } from "../content/format-count.ts";

/** One entry of a searchable list. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second line, also searched. */
  readonly detail?: string;
  /** An image before the label; null renders the placeholder. Absent: no image at all. */
  readonly image?: string | null;
  readonly disabled?: boolean;
}

/** How many entries are rendered at once; beyond that, users type. */
export const MOST_SHOWN = 100;

/** What is said below a list of more entries than are rendered; of a part of them it is not known how many there are. */
export const moreText = (entries: number, isPart: boolean): string =>
  isPart
    ? "There are more. Type to find them."
    : `${formatCount(entries - MOST_SHOWN)} more. Type to narrow the list.`;

/** The entries that contain every typed word, those by label first: "québec" finds the city before its province's others. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const found = options.filter(({ label, detail }) => holdsWords([label, detail ?? ""], typed));
  const [named = [], others = []] = [true, false].map((own) =>
    found.filter(({ label }) => holdsWords([label], typed) === own),
  );
  return [...named, ...others];
}

/** What every searchable list takes, whether one or several of its options can be chosen. */
export interface SearchableProps {
  readonly id?: string;
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** The options are still loading. */
  readonly busy?: boolean;
  /** Why the options could not be loaded: shown in the list, which loads them again when it opens. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** What is typed is sent there, for a list that may be a part of all there is to choose from. */
  readonly onSearch?: (typed: string) => void;
  /** The options are such a part, and are taken as they come; else the list filters them itself. */
  readonly isPart?: boolean;
  readonly empty?: string;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

/** What an empty list shows: why it was not loaded, that nothing is there, or that nothing fits the words (SCREEN-C8). */
export function emptyListText(
  { failure, empty, options, isPart = false }: SearchableProps,
  typed: string,
): string {
  if (failure) return failure.message;
  if (empty !== undefined) return empty;
  return typed.trim() !== "" && (isPart || options.length > 0)
    ? "Nothing fits what you typed."
    : "There is nothing to choose from.";
}
