import { holdsWords } from "@marquee/domain/wire/typed-text";

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
  /** Given: what is typed is sent there and `options` are taken as they come; absent: the list filters itself. */
  readonly onSearch?: (typed: string) => void;
  readonly empty?: string;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

/** What an empty list shows: why it was not loaded, that nothing is there, or that nothing fits the words (SCREEN-C8). */
export function emptyListText(
  { failure, empty, options, onSearch }: SearchableProps,
  typed: string,
): string {
  if (failure) return failure.message;
  if (empty !== undefined) return empty;
  return typed.trim() !== "" && (onSearch !== undefined || options.length > 0)
    ? "Nothing fits what you typed."
    : "There is nothing to choose from.";
}
