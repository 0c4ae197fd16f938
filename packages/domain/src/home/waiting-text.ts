import { formatMinute } from "../dates/format-dates.ts";
import { formatCad } from "../money/format-money.ts";
import { countWords } from "../wire/count-words.ts";
import type { HomeWaiting } from "./home.schema.ts";

/** What waits, in words. */
export interface WaitingText {
  /** Who must act. */
  readonly who: string;
  readonly what: string;
  readonly since: string;
}

const dayText = (instant: string): string => formatMinute(instant).slice(0, 10);

/** Says who must act, on what, and since when (HOME-M6). `today` is a day `YYYY-MM-DD`. */
export function waitingText(
  { kind, name, since, count, amount, reason }: HomeWaiting,
  today: string,
): WaitingText {
  switch (kind) {
    case "card": {
      const month = Number(today.slice(0, 7).replace("-", ""));
      return {
        who: "You",
        what: `${name} ${count < month ? "has expired" : count === month ? "expires this month" : "expires next month"}`,
        since: "Add another card, so that the next payment goes through.",
      };
    }
    case "failedPayment":
      return {
        who: "You",
        what: `Payment of ${formatCad(amount ?? 0)}${name === "" ? "" : ` for ${name}`} failed`,
        since: `Since ${formatMinute(since)}. Nothing was charged, and the plan is as you left it.`,
      };
    case "sentBack":
      return {
        who: "You",
        what: `Change ${name}, so that it can be approved`,
        since: `Sent back ${formatMinute(since)}: ${reason ?? ""}`,
      };
    case "payment":
      return {
        who: "The bank",
        what: `Payment of ${formatCad(amount ?? 0)}${name === "" ? "" : ` for ${name}`}`,
        since: `Since ${formatMinute(since)}. Nothing is charged twice.`,
      };
    case "approval": {
      const offers = countWords(count, "offer goes", "offers go");
      const then = count === 0 ? "" : ` Its ${offers} live within 24 hours of approval.`;
      return {
        who: "Marquee",
        what: `Approval of ${name}`,
        since: `Sent ${formatMinute(since)}.${then}`,
      };
    }
    case "bills":
      return {
        who: "Marquee",
        what: countWords(count, "bill from a shopper", "bills from shoppers"),
        since: count === 1 ? `From ${dayText(since)}.` : `The oldest is from ${dayText(since)}.`,
      };
  }
}
