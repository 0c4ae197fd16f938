import { encodeEmail } from "@marquee/api/http/path";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { paypalHarness, type PaypalHarness } from "@marquee/verification/harness/paypal-harness";
import { signedInRequest, storeAdmin } from "@marquee/verification/simulation/users/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { conflict } from "../../platform/refusal/refusal.ts";
import { paymentRefusals } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { payWithCard } from "./pay-with-card.ts";
import { saveCard } from "./save-card.ts";

const email = "merchant@marquee.test";
let harness: PaypalHarness;
beforeAll(async () => {
  harness = await paypalHarness();
});
afterAll(() => harness.close());

/** A checkout whose card payment could not be made yet, as the card provider was away. */
async function openUnprepared(name: string): Promise<string> {
  await harness.setFaults({ failNext: 2 });
  expect((await harness.open(name)).status).toBe(503);
  await harness.setFaults({ failNext: 0 });
  return harness.request(name).id;
}

/** Another user goes to PayPal and approves there, right after the card payment was made and before it is looked up. */
function changingOver(id: string) {
  const { services } = harness.server;
  const request = signedInRequest({ user: storeAdmin(email, "Merchant"), cards: [] }, services);
  let isMade = false;
  const order = { id: "" };
  const createPayment: PaymentServices["cards"]["createPayment"] = async (collection) => {
    const response = await services.cards.createPayment(collection);
    isMade = true;
    return response;
  };
  const transaction: SignedInRequest["transaction"] = async (work) => {
    if (isMade) {
      isMade = false;
      order.id = (await harness.openPaypal(id)).data.orderId;
      await harness.choose(order.id, "approve");
    }
    return request.transaction(work);
  };
  return {
    order,
    request: {
      ...request,
      services: { ...services, cards: { ...services.cards, createPayment } },
      transaction,
    },
  };
}

const BY_PAYPAL = conflict(paymentRefusals.paypalCollects);

it("[PAYSRV-K6] charges no order of PayPal's that has taken the place of the card payment meanwhile", async () => {
  const saving = await harness.opened("a card to pay with");
  await harness.saveCard(saving.id);
  await harness.confirm(saving);
  await harness.reconcile(saving.id);
  const path = `/addStripCardToCustomer/${encodeEmail(email)}/${saving.paymentIntentId}`;
  const { cardId } = (await harness.server.call<SavedCard>("merchant", "GET", path)).data;
  const id = await openUnprepared("changed over");
  const { charge: amount } = (await harness.find(id)).data.receipt;
  const { request, order } = changingOver(id);
  const response = await payWithCard(request, { email, amount, cardId, checkout: id });
  expect(response).toEqual(BY_PAYPAL);
  expect(await harness.order(order.id)).toMatchObject({ status: "APPROVED", captures: 0 });
});

it("[PAYSRV-K2] keeps no card with an order of PayPal's that has taken its place meanwhile", async () => {
  const id = await openUnprepared("changed over while a card is saved");
  const { request, order } = changingOver(id);
  const response = await saveCard(request, { id, save: true });
  expect(response).toEqual(BY_PAYPAL);
  expect(await harness.order(order.id)).toMatchObject({ status: "APPROVED", captures: 0 });
});
