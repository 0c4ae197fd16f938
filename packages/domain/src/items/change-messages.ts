import { countWords } from "../wire/count-words.ts";

/** What is said while many items are changed at once. */
export const changeMessages = {
  noPrice: "A price is a number more than 0",
  priceNotAboveZero: "A price is more than 0",
  decimals: "A price has two decimals at most",
  noChange: "Please enter a number, such as −10",
  notThere: "It is not there any more",
  /** A value that another user has chosen, which is read nowhere here. */
  anotherOne: (label: string) => `another ${label.toLowerCase()}`,
  /** A value that is not what the change made of it, which is to be undone. */
  changedSince: "Changed since then: type the value that it is to have",
  movedSince: "Moved since then: it stays where it is now",
  goneCategory: "This category is not there any more",
  goneBranch: "This branch is not there any more, or is not yours",
  undoneAlready: "Everything is as it was before this change.",
  severalCompanies: "They are of several companies. Tick those of one.",
  noneMoves: "None of them may leave its branch. Copies can be made in another one.",
  branchFirst: "Choose the branch first",
  /** A row that another user has changed since it was shown, with the value it has now. */
  changedMeanwhile: (by: string, now: string) => `Changed by ${by} meanwhile: ${now}`,
} as const;

/** Why an entry of the history has no Undo (CHANGE-U4). */
export const undoReasons = {
  paid: "A paid run is ended by its campaign or a refund, not by Undo.",
  approved: "It follows from the approval of the branch.",
  form: "Edit the form to change this back.",
} as const;

/** What the items are called: "1 product" and "3 products". */
interface Nouns {
  readonly one: string;
  readonly many: string;
}

const countItems = (count: number, { one, many }: Nouns): string => countWords(count, one, many);

/** What is reported once many items were changed, or taken back (CHANGE-M5, CHANGE-M6). */
export const changeReports = {
  changed: (count: number, nouns: Nouns) => `${countItems(count, nouns)} changed`,
  partly: (done: number, all: number, nouns: Nouns) =>
    `${done} of ${countItems(all, nouns)} changed`,
  undone: (done: number, all: number, nouns: Nouns) =>
    done === all
      ? `${countItems(all, nouns)} as before`
      : `${done} of ${countItems(all, nouns)} as before. Not taken back:`,
  live: (count: number) =>
    count === 1
      ? "1 is live: shoppers see the change at once."
      : `${count} are live: shoppers see the changes at once.`,
} as const;
