import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { countItems } from "@marquee/domain/campaigns/flyer-rate";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { amountCharged } from "@marquee/domain/payments/card-charge";
import { formatCad } from "@marquee/domain/money/format-money";
import { paidWithText } from "@marquee/domain/payments/card-text";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { DownloadPdf } from "../../../page-kit/payments/download-pdf.tsx";
import { invoiceQuery } from "../../../page-kit/payments/payments.queries.ts";
import { usePermission } from "../../../session/permission.ts";
import { useClient } from "../../../session/session-context.tsx";
import { Card } from "../../../ui/card.tsx";
import { Instant } from "../../../ui/instant.tsx";
import { SuccessPanel } from "../../../ui/success-panel.tsx";
import { Thumb } from "../../../ui/thumb.tsx";
import { countCities } from "../area/area-picker.tsx";
import type { FlyerActor } from "./flyer-machine.ts";
import { useChosenItems } from "./use-chosen-items.ts";

function Fact({
  label,
  strong,
  children,
}: {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2 last:border-0">
      <dt className={strong ? "font-semibold" : "text-muted"}>{label}</dt>
      <dd className={strong ? "figures font-semibold" : "figures text-right"}>{children}</dd>
    </div>
  );
}

/** The invoice of a payment, for those who may see it. */
function useInvoice(id: string | null) {
  const client = useClient();
  const maySee = usePermission("invoices.view").allowed;
  return useQuery({
    ...invoiceQuery(client, id ?? ""),
    enabled: maySee && id !== null,
  });
}

/** The campaign exists: what was bought, and the way on to it after three seconds. */
export function FlyerSucceeded({ actor }: { readonly actor: FlyerActor }) {
  const checkout = useSelector(actor, ({ context }) => context.checkout);
  const values = useSelector(actor, ({ context }) => context.fields.values);
  const ids = chosenItems(values);
  const { items } = useChosenItems(values.campaignFor, values.storeId, ids);
  const invoice = useInvoice(checkout?.invoiceId ?? null).data;
  if (checkout === null) return null;
  const { receipt } = checkout;
  const free = receipt.charge === 0;
  const paidWith = paidWithText(
    checkout.paidWith,
    checkout.method === "paypal" ? "PayPal" : "Card",
  );
  const days = receipt.days === 1 ? "1 day" : `${receipt.days} days`;
  const slip = (
    <>
      <p>
        {values.campaignName} runs in {countCities(receipt.places)} for {days}.
      </p>
      <Card className="mt-6 px-5! py-1! text-left text-ink">
        <dl>
          <Fact label={countItems(receipt.items ?? ids.length, values.campaignFor || undefined)}>
            <span className="flex justify-end gap-1.5">
              {items.slice(0, 6).map(({ id, item }) => (
                <Thumb key={id} src={item?.image} alt={item?.title ?? ""} size={24} />
              ))}
            </span>
          </Fact>
          {invoice?.validFrom ? (
            <Fact label="Runs">
              <Instant at={invoice.validFrom} form="day" /> –{" "}
              <Instant at={invoice.validTill} form="day" />, CST
            </Fact>
          ) : null}
          <Fact label="Paid with">{free ? "Nothing to pay" : paidWith}</Fact>
          {invoice ? (
            <Fact label="Invoice">
              <Link to="/home/invoice/viewInvoice" search={{ id: invoice.id }} className="link">
                {invoice.invoiceId}
              </Link>
            </Fact>
          ) : null}
          <Fact label="Paid" strong>
            {formatCad(amountCharged(receipt, checkout.method))}
          </Fact>
        </dl>
      </Card>
      {invoice ? (
        <div className="mt-4 flex justify-center">
          <DownloadPdf invoice={invoice} />
        </div>
      ) : null}
    </>
  );
  return (
    <>
      <h1 className="sr-only">{values.campaignName}</h1>
      <SuccessPanel
        title={free ? campaignMessages.flyerCreated : paymentMessages.cardSucceeded}
        detail={slip}
        seconds={3}
        destination="Opening the campaign"
        goNow={{ label: "Go to the campaign", onGo: () => actor.send({ type: "redirect.now" }) }}
      />
    </>
  );
}
