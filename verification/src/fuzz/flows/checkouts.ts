import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { CallInput } from "../../calls/call-input.ts";
import { CITY_OF } from "../../calls/subject.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutBranch, newOffer, aboutItem } from "./items.ts";
import { bookFee } from "./reconciliation.ts";
import type { About, Step } from "./step.ts";

/** A checkout that is open, and the offer it is for. */
export interface Opened {
  readonly checkout: Checkout;
  readonly about: About;
  readonly offerId: string;
}

const PLAN = {
  fromDate: "2026-03-02",
  toDate: "2026-03-05",
  campaignName: "Of a flow",
  campaignArea: "city",
  campaignFor: "offer",
  products: [],
  stateList: [],
} as const;

/** Opens a checkout of one of the kinds, which must succeed. */
async function open(player: FlowPlayer, step: Omit<Step, "call">): Promise<Checkout> {
  return player.play<Checkout>({ call: "payments.openCheckout", ...step });
}

/** A flyer for a new offer, to be paid for. */
export async function openFlyer(player: FlowPlayer): Promise<Opened> {
  const id = player.newId();
  const offerId = await newOffer(player);
  const checkout = await open(player, {
    kind: "flyer",
    about: aboutBranch(player),
    outside: 422,
    input: (storeId) => ({
      body: {
        id,
        kind: "flyer",
        draft: { ...PLAN, storeId, offers: [offerId], cityList: [CITY_OF[player.home]] },
        promocode: null,
      },
    }),
  });
  return { checkout, about: aboutItem(player, checkout.id), offerId };
}

/** A promotion of a new offer by the plan of a week. */
export async function openPromotion(player: FlowPlayer): Promise<Opened> {
  const id = player.newId();
  const offerId = await newOffer(player);
  const checkout = await open(player, {
    kind: "promoteOffer",
    about: aboutItem(player, offerId),
    outside: 422,
    input: (asked) => ({
      body: {
        id,
        kind: "promoteOffer",
        draft: {
          offerId: asked,
          campaignArea: "city",
          cityList: [CITY_OF[player.home]],
          stateList: [],
          plan: "week",
          fromDate: "",
          toDate: "",
        },
        promocode: null,
      },
    }),
  });
  return { checkout, about: aboutItem(player, checkout.id), offerId };
}

/** Products that are to join an offer that is live. */
export async function openMapping(
  player: FlowPlayer,
  offerId: string,
  products: readonly string[],
): Promise<Opened> {
  const id = player.newId();
  const checkout = await open(player, {
    kind: "mapProducts",
    about: aboutItem(player, offerId),
    outside: 422,
    input: (asked) => ({ body: { id, kind: "mapProducts", draft: { offerId: asked, products } } }),
  });
  return { checkout, about: aboutItem(player, checkout.id), offerId };
}

/** A call about a checkout, which those may make who could have opened it. */
export const ofCheckout = (
  call: string,
  { about }: Opened,
  input: (id: string) => CallInput,
): Step => ({ call, about, needs: ["campaigns.create"], input });

const inPath = (id: string): CallInput => ({ params: { id } });

/** Pays by card as a browser does: the secret goes to the provider's own library, and the server is told to look. */
export async function confirmCard(
  { stage }: FlowPlayer,
  { checkout }: Opened,
  card = "pm_card_visa",
): Promise<void> {
  await stage.server
    .stripe()
    .paymentIntents.confirm(
      checkout.paymentIntentId ?? "",
      { payment_method: card },
      { maxNetworkRetries: 0 },
    );
}

/** Pays a checkout by card and has it settled. */
export async function payByCard(player: FlowPlayer, opened: Opened): Promise<Checkout> {
  await confirmCard(player, opened);
  return player.play<Checkout>(ofCheckout("payments.reconcile", opened, inPath));
}

/** Pays by PayPal, leaves its window, goes back to the card, and gives a checkout up. */
export async function playPaypal(player: FlowPlayer): Promise<void> {
  const { server } = player.stage;
  const bought = await openFlyer(player);
  const { orderId } = await player.play<{ orderId: string }>(
    ofCheckout("payments.openPaypal", bought, inPath),
  );
  const chosen = await fetch(`${server.services.origin()}/__paysandbox/paypal/${orderId}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ choice: "approve" }),
  });
  await chosen.text();
  await player.play(
    ofCheckout("payments.payOffer", bought, (id) => ({ query: { checkout: id }, body: { id } })),
  );
  const left = await openFlyer(player);
  await player.play(ofCheckout("payments.openPaypal", left, inPath));
  await player.play(ofCheckout("payments.closePaypal", left, inPath));
  await player.play(ofCheckout("payments.openPaypal", left, inPath));
  await player.play(ofCheckout("payments.payByCard", left, inPath));
  await player.play(ofCheckout("payments.cancelCheckout", left, inPath));
}

/** A payment that the provider did not respond about for so long that it is left to staff; a user queries it again. */
export async function playStuckPayment(player: FlowPlayer): Promise<void> {
  const opened = await openFlyer(player);
  await confirmCard(player, opened);
  const { owner } = player.stage.server.database;
  const { rows } = await owner.query<{ id: string }>(
    "update payment_attempt set dead_since = now(), due_at = null where checkout_id = $1 returning id",
    [opened.checkout.id],
  );
  await player.playAsAllowed({
    call: "payments.stuckPayments",
    input: () => ({ query: { q: opened.checkout.id } }),
  });
  await player.playAsAllowed({
    call: "payments.retryStuckPayment",
    about: aboutItem(player, rows[0]?.id ?? ""),
    input: inPath,
  });
}

/** Records the dispute of a payment as its event does, which no request sends. */
async function recordDispute(player: FlowPlayer, { checkout }: Opened): Promise<void> {
  const { server } = player.stage;
  const [dispute] = (
    await server.stripe().disputes.list({ payment_intent: checkout.paymentIntentId ?? "" })
  ).data;
  if (!dispute) throw new Error(`no dispute of ${checkout.id}`);
  await server.database.owner.query(
    `insert into dispute (id, provider, provider_id, attempt_id, checkout_id, company_id, store_id, state, provider_status, reason,
       amount, currency, withheld, fee, opened_on, due_by)
     select $1, 'stripe', $2, payment_attempt.id, checkout.id, checkout.company_id, checkout.store_id, 'needsResponse',
       'needs_response', 'fraudulent', $3, 'CAD', $3, 1500, now(), now() + interval '9 days'
     from payment_attempt join checkout on checkout.id = payment_attempt.checkout_id where payment_attempt.provider_id = $4`,
    [player.newId(), dispute.id, dispute.amount, checkout.paymentIntentId],
  );
}

/** A payment whose payer disputes it at the bank. Staff write evidence, submit it, and accept another one. */
export async function playDisputes(player: FlowPlayer): Promise<void> {
  for (const response of ["disputes.submit", "disputes.accept"] as const) {
    const opened = await openFlyer(player);
    await confirmCard(player, opened, "pm_card_createDispute");
    await player.play(ofCheckout("payments.reconcile", opened, inPath));
    await recordDispute(player, opened);
    const disputes = await player.playAsAllowed<readonly { readonly id: string }[]>({
      call: "disputes.list",
      input: () => ({ query: { q: opened.checkout.id } }),
    });
    const id = disputes[0]?.id ?? "";
    const about = aboutItem(player, id);
    const evidence = "The campaign ran as it was bought.";
    await player.playAsAllowed({ call: "disputes.byId", about, input: inPath });
    await bookFee(player, opened.checkout.id);
    await player.playAsAllowed({
      call: "disputes.saveEvidence",
      about,
      input: (named) => ({ params: { id: named }, body: { evidence, replaces: "" } }),
    });
    await player.playAsAllowed({
      call: response,
      about,
      input: (named) =>
        response === "disputes.submit"
          ? { params: { id: named }, body: { evidence, replaces: evidence } }
          : { params: { id: named } },
    });
  }
}

/** A payment that staff refund in part. */
export async function playRefunds(player: FlowPlayer): Promise<void> {
  const opened = await openFlyer(player);
  await confirmCard(player, opened, "pm_card_visa");
  await player.play(ofCheckout("payments.reconcile", opened, inPath));
  const { rows } = await player.stage.server.database.owner.query<{ id: string }>(
    "select id from transaction where checkout_id = $1 and status = 'Paid'",
    [opened.checkout.id],
  );
  const transactionId = rows[0]?.id ?? "";
  const about = aboutItem(player, transactionId);
  await player.playAsAllowed({ call: "refunds.ofTransaction", about, input: inPath });
  const id = player.newId();
  await player.playAsAllowed({
    call: "refunds.create",
    about,
    input: (named) => ({
      body: {
        id,
        transactionId: named,
        amount: 0.5,
        amountAgain: null,
        reason: "You asked for it.",
        note: "",
      },
    }),
  });
}
