import type { Page } from "@marquee/api/http/call";
import { formatAmount } from "@marquee/domain/money/format-money";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { purchaseName } from "@marquee/domain/payments/purchase-name";
import { unfinishedText } from "@marquee/domain/payments/unfinished-text";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleX, Clock } from "lucide-react";
import { useId } from "react";
import type { NamedAddress } from "../../page-kit/address.ts";
import { PaymentBadge } from "./payment-columns.tsx";

const SIGNS = {
  failed: <CircleX className="text-bad-sign" aria-hidden="true" />,
  waiting: <Clock className="text-wait-sign" aria-hidden="true" />,
  disputed: <CircleAlert className="text-wait-sign" aria-hidden="true" />,
} as const;

const signOf = ({ status }: CompanyPayment) =>
  status === "paid" || status === "refunded" ? null : SIGNS[status];

/** The one step that is next, for users who may pay; of a dispute, its campaign for every user. */
function nextStep(payment: CompanyPayment, mayPay: boolean): NamedAddress | null {
  const { id, status, campaignId } = payment;
  if (status === "disputed")
    return campaignId === null
      ? null
      : { to: "/home/campaign/manage", search: { id: campaignId }, label: "See the campaign" };
  if (!mayPay) return null;
  const label = status === "failed" ? "Try again" : "See the payment";
  return { to: "/home/checkout", search: { id }, label };
}

function Unfinished({
  payment,
  mayPay,
}: {
  readonly payment: CompanyPayment;
  readonly mayPay: boolean;
}) {
  const step = nextStep(payment, mayPay);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2.5">
      <span className="[&>svg]:size-4">{signOf(payment)}</span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium [overflow-wrap:anywhere]">
          <bdi>{purchaseName(payment)}</bdi> <PaymentBadge payment={payment} />
        </p>
        <p className="text-small text-muted">{unfinishedText(payment)}</p>
      </div>
      <span className="figures font-semibold">{formatAmount(payment.amount)}</span>
      {step ? (
        <Button asChild className="max-md:h-11 max-md:w-full md:w-40">
          <Link
            to={step.to}
            search={step.search ?? {}}
            aria-label={`${step.label}: ${purchaseName(payment)}`}
          >
            {step.label}
          </Link>
        </Button>
      ) : null}
    </li>
  );
}

export interface UnfinishedPaymentsProps {
  readonly payments: Page<CompanyPayment>;
  readonly mayPay: boolean;
}

/** Payments that still need a step, each with that one step; nothing if there are none (PAY-S8). */
export function UnfinishedPayments({ payments, mayPay }: UnfinishedPaymentsProps) {
  const title = useId();
  const { rows, total } = payments;
  if (rows.length === 0) return null;
  const more = total - rows.length;
  return (
    <section
      aria-labelledby={title}
      className="mb-3 rounded-card border border-line-strong bg-raised"
    >
      <h2 id={title} className="px-4 py-2.5 font-semibold">
        Not finished <span className="text-tiny font-normal text-muted">Amounts in CAD</span>
      </h2>
      <ul>
        {rows.map((payment) => (
          <Unfinished key={payment.id} payment={payment} mayPay={mayPay} />
        ))}
      </ul>
      {more > 0 ? (
        <p className="border-t border-line px-4 py-2 text-small text-muted">
          {`and ${more} more, under Failed, Waiting and Disputed`}
        </p>
      ) : null}
    </section>
  );
}
