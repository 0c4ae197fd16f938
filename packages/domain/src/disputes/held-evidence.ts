import { centralDayOf } from "../dates/central-time.ts";
import { lastDayBefore } from "../dates/days-left.ts";
import { calendarDays } from "../dates/days.ts";
import { formatDay } from "../dates/format-dates.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { formatAmount } from "../money/format-money.ts";
import { countWords } from "../wire/count-words.ts";
import type { HeldEvidence } from "./dispute.schema.ts";

type Run = Pick<HeldEvidence, "days" | "validFrom" | "validTill">;

/** On how many of its days a campaign has run by now, today included; none before its branch is approved (DISPUTE-E1). */
export function daysRun({ validFrom, validTill, days }: Run, now: Moment): number {
  if (validFrom === null || validTill === null || millisOf(now) < millisOf(validFrom)) return 0;
  const last = millisOf(now) < millisOf(validTill) ? centralDayOf(now) : lastDayBefore(validTill);
  return Math.min(days, calendarDays(centralDayOf(validFrom), last) + 1);
}

/** A piece of evidence that we hold: what it is called, and what it says. */
export interface EvidencePiece {
  readonly kind: "agreement" | "clicks" | "invoice" | "payment" | "refunds" | "run";
  readonly title: string;
  readonly detail: string;
  /** The sentence that is proposed for the bank. */
  readonly sentence: string;
}

const day = (instant: string): string => formatDay(centralDayOf(instant));

function runPiece(held: HeldEvidence, now: Moment): EvidencePiece | null {
  const { validFrom, validTill, days, campaignName } = held;
  const run = daysRun(held, now);
  if (validFrom === null || validTill === null || run === 0) return null;
  const period = `${day(validFrom)} – ${formatDay(lastDayBefore(validTill))}`;
  return {
    kind: "run",
    title: `The campaign ran ${run} of ${countWords(days, "day")}`,
    detail: period,
    sentence: `The campaign “${campaignName}” ran on ${run} of the ${countWords(days, "day")} that were bought (${period}).`,
  };
}

function clicksPiece({ impressions, clicks, countedDays }: HeldEvidence): EvidencePiece | null {
  if (impressions === 0 && clicks === 0) return null;
  const figures = `${countWords(impressions, "impression")}, ${countWords(clicks, "click")}`;
  return {
    kind: "clicks",
    title: figures,
    detail: `counted on ${countWords(countedDays, "day")}`,
    sentence: `It was shown ${countWords(impressions, "time")} and clicked ${countWords(clicks, "time")}, counted on ${countWords(countedDays, "day")}.`,
  };
}

/** What we hold of a disputed payment, in the order in which the bank reads it (DISPUTE-E1). */
export function evidencePieces(held: HeldEvidence, now: Moment): readonly EvidencePiece[] {
  const { invoiceId, invoicedOn, paidAmount, currency, userId, campaignName, refunded } = held;
  const money = (amount: number): string => `${currency} ${formatAmount(amount)}`;
  const paid = money(paidAmount);
  const pieces: readonly (EvidencePiece | null)[] = [
    invoiceId === null || invoicedOn === null
      ? null
      : {
          kind: "invoice",
          title: `Invoice ${invoiceId}`,
          detail: `${day(invoicedOn)}, ${paid}`,
          sentence: `Invoice ${invoiceId} of ${day(invoicedOn)} over ${paid} names “${campaignName}”.`,
        },
    held.agreedBy === null || held.agreedOn === null
      ? null
      : {
          kind: "agreement",
          title: "Merchant agreement accepted",
          detail: `by ${held.agreedBy}, ${day(held.agreedOn)}`,
          sentence: `${held.agreedBy} accepted the merchant agreement, which describes the service, on ${day(held.agreedOn)}.`,
        },
    {
      kind: "payment",
      title: `Paid by ${userId}`,
      detail: held.paidWith,
      sentence: `The payment was made by ${userId}, signed in to the account of ${held.companyName}.`,
    },
    runPiece(held, now),
    clicksPiece(held),
    refunded === 0
      ? null
      : {
          kind: "refunds",
          title: `${money(refunded)} refunded before`,
          detail: "with its credit notes",
          sentence: `${money(refunded)} of it was refunded before the dispute.`,
        },
  ];
  return pieces.filter((piece) => piece !== null);
}

/** What is proposed for the bank, until staff have written something of their own (DISPUTE-E2). */
export const proposedEvidence = (held: HeldEvidence, now: Moment): string =>
  evidencePieces(held, now)
    .map(({ sentence }) => sentence)
    .join("\n");
