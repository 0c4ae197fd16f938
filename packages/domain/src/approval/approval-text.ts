import { countDays } from "../campaigns/count-text.ts";
import { centralDayOf } from "../dates/central-time.ts";
import { formatMinute, formatDay } from "../dates/format-dates.ts";
import type { ApprovalEffect, EffectRun } from "./approval-effect.schema.ts";

type Counts = Pick<EffectRun, "offers" | "products">;

const count = (size: number, one: string, many: string): string =>
  `${size} ${size === 1 ? one : many}`;

/** "3 offers and 2 products"; empty if there is neither. */
function itemCounts({ offers, products }: Counts): string {
  const parts = [
    offers > 0 ? count(offers, "offer", "offers") : "",
    products > 0 ? count(products, "product", "products") : "",
  ];
  return parts.filter((part) => part !== "").join(" and ");
}

/** What an approval, or its withdrawal, changes at once (STORE-A7). */
export function effectHeading({ isApprove, offers, products }: ApprovalEffect): string {
  const items = itemCounts({ offers, products });
  if (isApprove === "Y")
    return items === "" ? "Nothing of it shows now." : `Stops showing at once: ${items}`;
  return items === ""
    ? "No offer or product waits. New campaigns go live at once."
    : `Goes live at once: ${items}`;
}

/** What becomes of a run that is under way: its days start, or it goes on until its end (STORE-A7). */
export const runText = ({ startedDays, validTill }: EffectRun): string =>
  startedDays === null
    ? `Its run goes on until ${formatMinute(validTill)}`
    : `Its ${countDays(startedDays)} start now`;

/** What becomes of a campaign that begins later (STORE-A7). */
export function laterText(run: EffectRun, isApprove: ApprovalEffect["isApprove"]): string {
  const day = formatDay(centralDayOf(run.validFrom));
  const items = itemCounts(run);
  const named = items === "" ? "" : ` (${items})`;
  if (isApprove === "Y") return `${named} was to start on ${day}, and waits for another approval.`;
  const days = run.startedDays === null ? "" : `, for ${countDays(run.startedDays)}`;
  return `${named} starts on its own day, ${day}${days}.`;
}

/** The items in no campaign, which an approval leaves pending (STORE-A7); empty if there are none. */
export function stayingText({ staying: { count: all, headings } }: ApprovalEffect): string {
  const [first] = headings;
  if (first === undefined) return "";
  return all === 1
    ? `${first} is in no campaign and stays pending.`
    : `${first} and ${all - 1} more are in no campaign and stay pending.`;
}

/** Who is notified of the change (STORE-A7). */
export const informedText = ({ informed }: ApprovalEffect): string =>
  informed === null
    ? "The store has no e-mail, so no mail is sent; open windows show it at once."
    : `${informed} gets a mail, and sees it at once where Marquee is open.`;
