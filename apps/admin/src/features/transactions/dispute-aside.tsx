import { disputeOutcomes } from "@marquee/domain/disputes/dispute-outcomes";
import { DISPUTE_LABELS, holdsMoney, isClosed } from "@marquee/domain/disputes/dispute-state";
import type { DisputeChange, DisputeDetails } from "@marquee/domain/disputes/dispute.schema";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { refundFigures } from "@marquee/domain/payments/refund-figures";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import type { ReactNode } from "react";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { DISPUTE_TONES } from "./dispute-columns.tsx";

interface OfDispute {
  readonly dispute: DisputeDetails;
}

const PROVIDERS = { Card: "Stripe", PayPal: "PayPal" } as const;
const ACTORS: Readonly<Record<string, string>> = { stripe: "Stripe", paypal: "PayPal" };

const MoneyLine = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <div className="flex items-baseline justify-between gap-3 border-b border-line py-1.5 text-small last:font-medium">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What was paid, what is withheld, the provider's fee, and what stays with us now. */
function DisputeMoney({ dispute }: OfDispute) {
  const { held, withheld, fee, currency, paymentType } = dispute;
  const { remaining } = refundFigures(held.paidAmount, held.refunded);
  const stays = centsOf(remaining) - centsOf(withheld) - centsOf(fee);
  return (
    <DetailSection title={`Money, ${currency}`}>
      <dl>
        <MoneyLine label={`Paid, ${held.paidWith}`}>
          <Money amount={held.paidAmount} />
        </MoneyLine>
        {held.refunded === 0 ? null : (
          <MoneyLine label="Refunded before">
            <Money amount={-held.refunded} />
          </MoneyLine>
        )}
        <MoneyLine
          label={
            dispute.state === "lost"
              ? "Back with the payer"
              : `Withheld by ${PROVIDERS[paymentType]}`
          }
        >
          <Money amount={-withheld} />
        </MoneyLine>
        <MoneyLine label="Fee of the dispute">
          <Money amount={-fee} />
        </MoneyLine>
        <MoneyLine label="Stays now">
          <Money amount={toAmount(stays)} />
        </MoneyLine>
      </dl>
      {holdsMoney(dispute.state) && dispute.state !== "lost" ? (
        <Note title="No refund while it is disputed.">The money would leave twice.</Note>
      ) : null}
    </DetailSection>
  );
}

function WhatHappensNext({ dispute }: OfDispute) {
  const outcomes = disputeOutcomes(dispute);
  const isDecided = isClosed(dispute.state);
  if (outcomes.length === 0) return null;
  return (
    <DetailSection title={isDecided ? "If the bank decides otherwise later" : "What happens next"}>
      <ul className="flex flex-col gap-2">
        {outcomes.map(({ state, means }) => (
          <li
            key={state}
            className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-start gap-x-2 text-small"
          >
            <span>
              <Badge tone={DISPUTE_TONES[state]}>{DISPUTE_LABELS[state]}</Badge>
            </span>
            <span>{means}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

const changeText = ({ actor, state, isResponse }: DisputeChange): string => {
  const who = ACTORS[actor] ?? actor;
  if (state !== null) return `${who}: ${DISPUTE_LABELS[state]}`;
  return isResponse ? `Responded by ${who}` : `Draft by ${who}`;
};

function DisputeHistory({ dispute }: OfDispute) {
  return (
    <DetailSection title="History" note="Times in CST">
      <ul className="flex flex-col gap-1.5 text-small">
        {dispute.history.map((change) => (
          <li
            key={`${change.at} ${changeText(change)}`}
            className="flex flex-col [overflow-wrap:anywhere]"
          >
            <span>{changeText(change)}</span>
            <span className="text-tiny text-muted">
              <Instant at={change.at} />
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** Beside a dispute: its money, what can follow, and its history. */
export const DisputeAside = ({ dispute }: OfDispute) => (
  <>
    <DisputeMoney dispute={dispute} />
    <WhatHappensNext dispute={dispute} />
    <DisputeHistory dispute={dispute} />
  </>
);
