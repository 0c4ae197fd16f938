import { UNDO_SECONDS } from "@marquee/domain/bills/undo-seconds";
import { FLAT_RATE, INCLUDED_ITEMS, ITEM_RATE } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { MOST_CATEGORY_LEVELS } from "@marquee/domain/categories/category-levels";
import { REDIRECT_SECONDS } from "@marquee/domain/forms/redirect-seconds";
import { MOST_PRODUCT_IMAGES } from "@marquee/domain/images/image-limits";
import { amountText } from "@marquee/domain/money/cents";
import { CAPTCHA_MINUTES } from "@marquee/domain/onboarding/captcha-question";
import { SIGN_UP_STORED_DAYS } from "@marquee/domain/onboarding/sign-up-stored-days";
import {
  MOST_IMPORTED_MEGABYTES,
  MOST_IMPORTED_ROWS,
} from "@marquee/domain/products/import-limits";
import { INVITED_DAYS } from "@marquee/domain/users/invitation";
import { UNCONFIRMED_DAYS } from "@marquee/domain/users/unconfirmed";
import { UNDO_TIME } from "@marquee/ui/feedback/undo-time.ts";

const [FLAT, ITEM] = [FLAT_RATE, ITEM_RATE].map(amountText);

/** The figures that pages name, by the constants that the product goes by (HELP-14). */
const FIGURES: Readonly<Record<string, number | string>> = {
  billUndoSeconds: UNDO_SECONDS,
  captchaMinutes: CAPTCHA_MINUTES,
  categoryLevels: MOST_CATEGORY_LEVELS,
  flatRate: FLAT ?? "",
  includedItems: INCLUDED_ITEMS,
  importedMegabytes: MOST_IMPORTED_MEGABYTES,
  importedRows: MOST_IMPORTED_ROWS,
  itemRate: ITEM ?? "",
  otherItems: INCLUDED_ITEMS - 1,
  productImages: MOST_PRODUCT_IMAGES,
  redirectSeconds: REDIRECT_SECONDS,
  undoSeconds: UNDO_TIME / 1000,
  invitedDays: INVITED_DAYS,
  signUpStoredDays: SIGN_UP_STORED_DAYS,
  unconfirmedDays: UNCONFIRMED_DAYS,
};

/** A figure as a sentence has it, "1,000"; undefined if no figure has this name. */
export const figureText = (name: string): string | undefined =>
  Object.hasOwn(FIGURES, name) ? FIGURES[name]?.toLocaleString("en-CA") : undefined;

/** Figures of a page that are typed, each with what it counts: what no constant of ours decides alone may be. */
export function typedFigures(source: string): readonly string[] {
  const lines = source.split("\n").filter((line) => !line.includes(":price{"));
  return lines.flatMap((line) => line.match(TYPED) ?? []);
}

const UNITS =
  "days?|months?|minutes?|hours?|seconds?|years?|MB|kB|megabytes?|characters?|digits?|products?|offers?|items?|rows?|images?|users?|stores?|branches|times|%";
const WORDS =
  "two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|hundred|thousand";
const TYPED = new RegExp(
  String.raw`\b(?:\d[\d,.]*|(?:up to|at most|at least|within|for|after) (?:${WORDS})) ?(?:${UNITS})\b`,
  "gi",
);
