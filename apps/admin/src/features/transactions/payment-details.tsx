import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useClient } from "../../session/session-context.tsx";
import { RefundHistory } from "./refund-history.tsx";
import { refundableQuery } from "./refunds.queries.ts";

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-tiny text-muted">{term}</dt>
      <dd className="figures [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Its refunds by staff, if there are any. */
function Refunds({ id }: Pick<Transaction, "id">) {
  const { data } = useQuery(refundableQuery(useClient(), id));
  if (!data || data.refunds.length === 0) return null;
  return (
    <div className="basis-full">
      <p className="text-tiny text-muted">Refunds by staff</p>
      <RefundHistory refunds={data.refunds} />
    </div>
  );
}

/** What a payment's row leaves out. */
export function PaymentDetails({ payment }: { readonly payment: Transaction }) {
  const { id, userId, paymentId, providerStatus, campaignId } = payment;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 py-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Line term="Transaction ID">{id}</Line>
        <Line term="Payer">{userId}</Line>
        <Line term="Provider’s reference">{paymentId ?? "None: it never reached a provider"}</Line>
        {providerStatus === null ? null : <Line term="Provider’s status">{providerStatus}</Line>}
        {campaignId === null ? null : (
          <Line term="Campaign">
            <Link to="/home/campaign/manage" search={{ id: campaignId }}>
              Open it
            </Link>
          </Line>
        )}
      </dl>
      {payment.status === "Paid" ? <Refunds id={id} /> : null}
    </div>
  );
}
