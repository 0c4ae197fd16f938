import { formatDate, formatDay } from "@marquee/domain/dates/format-dates";
import { formatAmount, formatCad } from "@marquee/domain/money/format-money";
import { paidWithText } from "@marquee/domain/payments/card-text";
import { lastDayOf, refundEffect, type RefundEffect } from "@marquee/domain/refunds/refund-effect";
import type { Refundable, RefundedCampaign } from "@marquee/domain/refunds/refund.schema";
import { countWords } from "@marquee/domain/wire/count-words";
import { useNow } from "@marquee/ui/browser/now.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { CreditCard, FileText, Megaphone } from "lucide-react";
import type { ReactNode } from "react";

interface EffectRowProps {
  readonly icon?: ReactNode;
  readonly amount?: string;
  readonly children: ReactNode;
}

function EffectRow({ icon, amount, children }: EffectRowProps) {
  return (
    <li className="flex items-start gap-3 border-t border-line px-4 py-3 first:border-t-0">
      <span className="mt-0.5 w-4 shrink-0 text-muted [&_svg]:size-4">{icon}</span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</div>
      {amount === undefined ? null : <span className="figures whitespace-nowrap">{amount}</span>}
    </li>
  );
}

/** More days than this are no squares that one could tell apart. */
const MOST_SQUARES = 31;

/** The days of a run: those that stay, and those that are refunded. */
function Days({ all, left }: { readonly all: number; readonly left: number }) {
  if (all > MOST_SQUARES) return null;
  return (
    <div className="mt-1.5 mb-1 flex gap-[3px]" aria-hidden="true">
      {Array.from({ length: all }, (_, day) => (
        <span
          key={day}
          className={classNames(
            "h-2.5 min-w-0 flex-1 rounded-[3px]",
            day < left ? "bg-accent" : "border border-bad-line bg-bad-soft",
          )}
        />
      ))}
    </div>
  );
}

const countText = (count: number): string => countWords(count, "item ends", "items end");

function CampaignEffect({
  campaign: { campaignName, days, items, validTill },
  effect: { effect, run, days: left },
}: {
  readonly campaign: RefundedCampaign;
  readonly effect: NonNullable<RefundEffect["run"]>;
}) {
  const name = `Campaign “${campaignName}”`;
  if (effect === "stopped")
    return (
      <EffectRow icon={<Megaphone aria-hidden="true" />}>
        <p>
          <span className="font-medium">{name} stops at once.</span>
        </p>
        <Days all={days} left={0} />
        <p className="text-small text-muted">
          {countText(items)} with it, but for days that another campaign has paid for.
        </p>
      </EffectRow>
    );
  if (effect === "stays")
    return (
      <EffectRow icon={<Megaphone aria-hidden="true" />}>
        <p>
          <span className="font-medium">{name}</span> stays as it is: the amount pays for none of
          its days that are left.
        </p>
      </EffectRow>
    );
  return (
    <EffectRow icon={<Megaphone aria-hidden="true" />}>
      <p>
        <span className="font-medium">{name} is shortened</span>
        <span>
          {run.validFrom === null || validTill === null
            ? `: ${left} days instead of ${days}, once its branch is approved`
            : `: last day ${formatDay(lastDayOf(run))}, not ${formatDay(lastDayOf({ validTill }))}`}
        </span>
      </p>
      <Days all={days} left={left} />
      <p className="text-small text-muted">
        {left} of {days} days stay, {days - left} are refunded. {countText(items)} with it, but for
        days that another campaign has paid for.
      </p>
    </EffectRow>
  );
}

const negative = (amount: number): string => `−${formatAmount(amount)}`;

export interface RefundEffectListProps {
  readonly refundable: Refundable;
  /** The typed amount; nothing is shown if it is no amount, or more than is left. */
  readonly amount: number | null;
}

/** What a refund does, before it is done (REFUND-R3). */
export function RefundEffectList({ refundable, amount }: RefundEffectListProps) {
  const now = useNow();
  if (amount === null || amount <= 0 || amount > refundable.left)
    return (
      <p className="text-muted">Enter an amount of at most {formatCad(refundable.left)} first.</p>
    );
  const { campaign, invoice, userId, paidWith, paymentType } = refundable;
  const { run, lines, stays } = refundEffect(refundable, amount, now);
  return (
    <ul className="rounded-control border border-line-strong">
      {campaign && run ? <CampaignEffect campaign={campaign} effect={run} /> : null}
      {invoice === null ? null : (
        <EffectRow icon={<FileText aria-hidden="true" />} amount={negative(amount)}>
          <p>
            Credit note of <span className="figures">{invoice.invoiceId}</span>
          </p>
          <p className="text-small text-muted">
            {lines
              .filter(({ id }) => id !== "total")
              .map(({ label, amount: part }) => `${label} ${formatAmount(part)}`)
              .join(" · ")}
          </p>
        </EffectRow>
      )}
      <EffectRow icon={<CreditCard aria-hidden="true" />} amount={negative(amount)}>
        <p>
          Back to {paidWithText(paidWith, paymentType)}, mailed to {userId} with the reason
        </p>
        <p className="text-small text-muted">
          It can take some days until the bank shows it. The provider keeps its fee.
        </p>
      </EffectRow>
      <EffectRow amount={formatCad(stays)}>
        <p className="font-medium">Stays with us of {formatCad(refundable.amount)}</p>
      </EffectRow>
    </ul>
  );
}

/** "Maple, INV-2026-000013, paid 2026/11/26 with Visa ending in 4242". */
export const paymentText = ({
  companyName,
  invoice,
  paidOn,
  paidWith,
  paymentType,
}: Refundable): string =>
  [
    companyName,
    ...(invoice ? [invoice.invoiceId] : []),
    `paid ${formatDate(paidOn)} with ${paidWithText(paidWith, paymentType)}`,
  ].join(", ");
