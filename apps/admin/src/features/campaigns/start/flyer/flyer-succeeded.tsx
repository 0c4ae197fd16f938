import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { countCities, countDays, daysFromApproval } from "@marquee/domain/campaigns/count-text";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { flyerSuccess } from "@marquee/domain/payments/after-payment";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { SuccessPanel } from "@marquee/ui/feedback/success-panel.tsx";
import { useSelector } from "@xstate/react";
import { InvoiceFact, PaidFact, PaidFacts, usePaidInvoice } from "../../../payments/paid-facts.tsx";
import type { PricedPlanActor } from "../../../payments/use-priced-plan.ts";
import { useChosenItems } from "../items/use-chosen-items.ts";

/** The campaign exists: what was bought, and the way on to it after three seconds. */
export function FlyerSucceeded<Draft extends FlyerPlanDraft>({
  actor,
  inPanel = false,
}: {
  readonly actor: PricedPlanActor<Draft>;
  /** Beside a page that has its own title. */
  readonly inPanel?: boolean;
}) {
  const checkout = useSelector(actor, ({ context }) => context.checkout);
  const values = useSelector(actor, ({ context }) => context.fields.values);
  const ids = chosenItems(values);
  const { items } = useChosenItems(values.campaignFor, values.storeId, ids);
  const invoice = usePaidInvoice(checkout?.invoiceId ?? null);
  if (checkout === null) return null;
  const { receipt } = checkout;
  const slip = (
    <>
      <p>
        {values.campaignName} runs in {countCities(receipt.places)} for {countDays(receipt.days)}.
      </p>
      <PaidFacts checkout={checkout} invoice={invoice}>
        <PaidFact label={countItems(receipt.items ?? ids.length, values.campaignFor || undefined)}>
          <span className="flex justify-end gap-1.5">
            {items.slice(0, 6).map(({ id, item }) => (
              <Thumb key={id} src={item?.image} alt={item?.title ?? ""} size={24} />
            ))}
          </span>
        </PaidFact>
        <InvoiceFact label="Runs" invoice={invoice}>
          {({ validFrom, validTill }) =>
            validFrom === null ? (
              daysFromApproval(receipt.days)
            ) : (
              <>
                <Instant at={validFrom} form="day" /> – <Instant at={validTill} form="lastDay" />,
                CST
              </>
            )
          }
        </InvoiceFact>
      </PaidFacts>
    </>
  );
  return (
    <>
      {inPanel ? null : <h1 className="sr-only">{values.campaignName}</h1>}
      <SuccessPanel
        title={flyerSuccess(receipt.charge)}
        detail={slip}
        destination="Opening the campaign"
        goNow="Go to the campaign"
        onGo={() => actor.send({ type: "redirect.now" })}
      />
    </>
  );
}
