import { limitMessages } from "../wire/draft-limits.ts";
import { LONGEST_NAME, MOST_VIEWS, MOST_VIEWS_OF_ALL } from "./view-limits.ts";

/** What is said about the saved views of a list. */
export const viewMessages = {
  nameMissing: "Please enter a name",
  nameTooLong: limitMessages.text(LONGEST_NAME),
  nameTaken: "Another view of this list has this name. Please choose another.",
  tooMany: `A list has at most ${MOST_VIEWS} views. Please remove one first.`,
  tooManyOfAll: `All lists together have at most ${MOST_VIEWS_OF_ALL} views. Please remove one first.`,
  tooMuch: "This view holds more than can be saved. Please shorten the search.",
  saved: "View saved",
  replaced: "View replaced",
  renamed: "View renamed",
  removed: "View removed",
  stays: "The view could not be removed.",
  restored: "View restored",
  unavailable: "Your saved views cannot be shown at the moment.",
} as const;
