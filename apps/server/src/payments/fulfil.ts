import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignRun } from "@marquee/domain/campaigns/campaign-run";
import { campaignPaidMail } from "@marquee/domain/campaigns/mails";
import { eq } from "drizzle-orm";
import { insertCampaign } from "../campaigns/insert-campaign.ts";
import { startItems } from "../campaigns/start-items.ts";
import type { Tx } from "../database/typed.ts";
import { store } from "../database/schema/schema.ts";
import { insertInvoice } from "../invoices/insert-invoice.ts";
import { mailJob } from "../mail/mail-job.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { StoredCheckout } from "./attempt-lease.ts";
import type { CardIntent } from "./card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { itemsOf } from "./plan-items.ts";
import { newId, recordOutcome } from "./record-outcome.ts";

/** The chosen area of a plan that was checked before it was stored. */
function areaOf({ campaignArea }: FlyerPlanDraft): "city" | "state" | "country" {
  if (campaignArea === "") throw new Error("a stored plan has no area");
  return campaignArea;
}

/**
 * Makes everything a paid checkout stands for, in one transaction that holds the checkout's row (PAYSRV-F1):
 * campaign, transaction, invoice, the run of its items, and the mail that says so. The branch is read here, not when the plan was made,
 * and held, so that an approval either comes before or finds the campaign (PAYSRV-F3).
 */
export async function fulfil(
  { clock, interrupt }: PaymentServices,
  tx: Tx,
  checkout: StoredCheckout,
  intent: CardIntent | null,
): Promise<void> {
  const now = clock.now();
  const { draft, receipt, companyId, storeId, userId } = checkout;
  const [branch] = await tx.select().from(store).where(eq(store.id, storeId)).for("share");
  if (!branch) throw new Error(`checkout ${checkout.id} has no branch`);
  const { days } = receipt;
  const approved = branch.isApprove === "Y";
  const run = campaignRun({ from: draft.fromDate, days, paidAt: now, approved });
  const campaignId = newId();
  await insertCampaign(tx, {
    row: {
      id: campaignId,
      companyId,
      storeId,
      userId,
      campaignName: draft.campaignName,
      campaignType: "flyer",
      campaignFor: draft.campaignFor === "product" ? "product" : "offer",
      campaignArea: areaOf(draft),
      campaignPrice: checkout.total,
      days,
      ...run,
      createdOn: now.toISOString(),
      checkoutId: checkout.id,
    },
    items: itemsOf(draft),
    cityList: draft.cityList,
    stateList: draft.stateList,
  });
  interrupt?.("campaignMade");
  await startItems(tx, campaignId, run, now);
  interrupt?.("itemsStarted");
  await recordOutcome(
    tx,
    checkout,
    {
      key: `paid:${intent?.id ?? checkout.id}`,
      status: "Paid",
      providerStatus: intent?.status ?? null,
      intent,
      amount: checkout.charge,
      campaignId,
    },
    now,
  );
  interrupt?.("transactionMade");
  // The last row to be locked is the one that every payment of the year needs.
  const invoiceId = await insertInvoice(tx, checkout, campaignId, intent, now);
  interrupt?.("invoiceMade");
  const { campaignName } = draft;
  const { storeName } = branch;
  const mail = campaignPaidMail({
    campaignName,
    storeName,
    invoiceId,
    amount: checkout.charge,
    run,
  });
  await enqueue(tx, mailJob(`campaign-paid:${campaignId}`, userId, mail));
}
