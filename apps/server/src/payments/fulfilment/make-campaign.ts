import type { Run } from "@marquee/domain/campaigns/campaign-run";
import type { CampaignArea, CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { campaignPaidMail } from "@marquee/domain/payments/mails";
import { onlyItem, subjectOf } from "@marquee/domain/payments/purchase-subject";
import { insertCampaign, nameCampaign } from "../../campaigns/insert-campaign.ts";
import { startItems } from "../../campaigns/start-items.ts";
import { insertInvoice } from "../../invoices/issue-invoice.ts";
import { receiptMailKey } from "../../invoices/mail-keys.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { mailJob } from "../../platform/mail/mail-job.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import type { Lease } from "../attempts/lease-queries.ts";
import type { Payment } from "../attempts/payment-provider.ts";
import type { SoldCheckout } from "../checkouts/stored-checkout.ts";
import type { PaymentServices } from "../payment-services.ts";
import { paidOutcome, paymentTypeOf, recordOutcome } from "./record-transaction.ts";

/** A paid attempt of a checkout that sells something, with its payment. */
export interface Sale<Checkout extends SoldCheckout = SoldCheckout> {
  readonly attempt: Lease["attempt"];
  readonly checkout: Checkout;
  /** Null if it costs nothing. */
  readonly payment: Payment | null;
}

/** The campaign that was paid for. */
export interface PaidCampaign {
  readonly campaignName: string;
  readonly campaignFor: CampaignFor;
  readonly campaignArea: CampaignArea | null;
  readonly cityList: readonly string[];
  readonly stateList: readonly string[];
  readonly items: readonly string[];
  readonly run: Run;
  readonly storeName: string;
}

/** What the invoice of a sale is about. */
function invoicedSale({ attempt, checkout, payment }: Sale, campaignId: string) {
  const { id: checkoutId, companyId, storeId, userId, receipt } = checkout;
  const subject = subjectOf(checkout);
  return {
    checkoutId,
    companyId,
    storeId,
    userId,
    campaignId,
    invoiceType: subject.type,
    ...onlyItem(subject),
    paymentId: payment?.id ?? null,
    payerId: payment?.payerId ?? null,
    paymentType: paymentTypeOf(attempt),
    paymentAmount: attempt.amount,
    receipt,
  };
}

/** Makes the campaign of a captured payment, starts its items, and makes transaction, invoice and mail (PAYSRV-F1). */
export async function makeCampaign(
  { clock, config, interrupt }: PaymentServices,
  tx: Tx,
  sale: Sale,
  paid: PaidCampaign,
): Promise<void> {
  const now = clock.now();
  const { attempt, checkout, payment } = sale;
  const { companyId, storeId, userId, receipt } = checkout;
  const { items, cityList, stateList, run, storeName, campaignName: planned, ...named } = paid;
  const campaignId = newId();
  const campaignName = await nameCampaign(tx, { storeId, campaignName: planned }, now);
  await insertCampaign(tx, {
    row: {
      id: campaignId,
      companyId,
      storeId,
      userId,
      campaignType: "flyer",
      ...named,
      campaignName,
      campaignPrice: checkout.total,
      days: receipt.days,
      ...run,
      createdOn: now.toISOString(),
      checkoutId: checkout.id,
    },
    items,
    cityList,
    stateList,
  });
  interrupt?.("campaignMade");
  await startItems(tx, campaignId, run, now);
  interrupt?.("itemsStarted");
  await recordOutcome(tx, sale, { ...paidOutcome(sale, payment), campaignId }, now);
  interrupt?.("transactionMade");
  // The invoice counter is locked last, since every payment of the year needs it.
  const invoiceId = await insertInvoice(
    tx,
    {
      ...invoicedSale(sale, campaignId),
      seller: config.seller,
      campaignName,
      ...run,
      paidWith: payment?.paidWith ?? null,
    },
    now,
  );
  interrupt?.("invoiceMade");
  const { amount } = attempt;
  const mail = campaignPaidMail({
    campaignName,
    storeName,
    invoiceId,
    amount,
    run,
    campaignId,
    receipt,
    paymentType: paymentTypeOf(attempt),
  });
  await enqueue(tx, mailJob(receiptMailKey(campaignId), userId, mail));
}
