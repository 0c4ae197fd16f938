import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer-plan-draft";
import { emptyProduct } from "@marquee/domain/products/product-draft";
import { emptyVariant } from "@marquee/domain/variants/variant-rules";
import { expect, test } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { flyerCampaignMachine } from "../campaigns/flyer-campaign.machine.ts";
import { categoryPickerMachine } from "../categories/category-picker.machine.ts";
import { mapProductsMachine } from "../campaigns/map-products.machine.ts";
import { formMachine } from "../forms/form.machine.ts";
import { imageSlotsMachine } from "../images/image-slots.machine.ts";
import { copyOffersMachine } from "../offers/copy-offers.machine.ts";
import { offerFormMachine } from "../offers/offer-form.machine.ts";
import { copyProductsMachine } from "../products/copy-products.machine.ts";
import { productFormMachine } from "../products/product-form.machine.ts";
import { variantFormMachine } from "../variants/variant-form.machine.ts";
import { primaryOfferMachine } from "../offers/primary-offer.machine.ts";
import { confirmedActionMachine } from "../patterns/confirmed-action.machine.ts";
import { deleteCardMachine } from "../payments/delete-card.machine.ts";
import { retryStuckPaymentMachine } from "../payments/retry-stuck-payment.machine.ts";
import { sessionMachine } from "../session/session.machine.ts";
import { signInMachine } from "../session/sign-in.machine.ts";
import { exampleCheckout } from "./example-checkout.ts";
import { exampleOffer } from "./example-offer.ts";
import { machineFiles } from "./machine-files.ts";
import { paymentWalks } from "./payment-walks.ts";
import { findUnvisitedStates } from "./reach.ts";
import { actorDone, actorFailed } from "./walk.ts";

const someone = { id: "p1", actor: {}, site: "CA" } as const;
const nobody = { send: () => {} };
const user = { email: "a@b.test", isShopify: "N" };
const identity = { email: "a@b.test", isVerified: true };
const field = { type: "field.changed", name: "name", value: "x" };
const action = [
  { type: "action.requested", subject: {} },
  { type: "action.confirmed" },
  actorDone("run", exampleOffer),
  actorFailed("run"),
];
const copied = { itemId: "o", heading: "h", copyId: "c" };
const copy = [
  { type: "action.requested", subject: { items: [copied, copied] } },
  ...action.filter(({ type }) => type !== "action.requested"),
];

const form = [
  field,
  { type: "form.submitted" },
  { type: "redirect.now" },
  actorDone("load", { values: { name: "a" }, version: 1 }),
  actorFailed("load"),
  actorDone("save", { tag: "saved", saved: {}, version: 2 }),
  actorDone("save", { tag: "conflicted", current: { values: { name: "b" }, version: 2 } }),
];

const walks = [
  {
    machine: formMachine,
    input: { id: "r1", values: { name: "" }, validate: () => [] },
    events: form,
  },
  {
    machine: offerFormMachine,
    input: { id: "r1", values: { ...exampleOffer }, validate: () => [] },
    events: form,
  },
  {
    machine: productFormMachine,
    input: { id: "p1", values: emptyProduct(someone), validate: () => [] },
    events: form,
  },
  {
    machine: variantFormMachine,
    input: { id: "v1", values: emptyVariant(someone), validate: () => [] },
    events: form,
  },
  {
    machine: sessionMachine,
    input: undefined,
    events: [
      { type: "session.changed", identity },
      { type: "session.changed", identity: null },
      { type: "signIn.started" },
      { type: "signOut.requested" },
      actorDone("loadUser", user),
      actorFailed("loadUser"),
    ],
  },
  {
    machine: signInMachine,
    input: { site: "CA", from: null, session: nobody },
    events: [
      { type: "email.changed", email: "nadia@marquee.test" },
      { type: "password.changed", password: "marquee-demo" },
      { type: "signIn.submitted" },
      { type: "signIn.cancelled" },
      actorDone("checkIdentity", { tag: "accepted", identity }),
      actorDone("lookUpUser", { user, authType: "A" }),
      { type: "redirect.now" },
    ],
    // the identity is not checked before both are typed
    project: ({ context }: AnyMachineSnapshot) => [context.email, context.password],
  },
  { machine: confirmedActionMachine, input: undefined, events: action },
  { machine: retryStuckPaymentMachine, input: undefined, events: action },
  { machine: copyOffersMachine, input: undefined, events: copy },
  { machine: copyProductsMachine, input: undefined, events: copy },
  { machine: deleteCardMachine, input: undefined, events: action },
  {
    machine: primaryOfferMachine,
    input: { isTicked: false, form: nobody },
    events: [
      { type: "tick.set", offer: { id: "o", companyId: "c", storeId: "s" } },
      { type: "replacement.confirmed" },
      actorDone("lookUpPrimary", exampleOffer),
    ],
  },
  {
    machine: categoryPickerMachine,
    input: { start: [], depth: "leaf" as const },
    events: [
      { type: "category.chosen", level: 0, category: { id: "k", hasChildren: false } },
      { type: "choice.confirmed" },
      { type: "choice.cancelled" },
    ],
  },
  {
    machine: imageSlotsMachine,
    input: { purpose: IMAGE_PURPOSES.product, images: ["a", "b"], owner: nobody },
    events: [
      { type: "files.added", files: [{ name: "c.png", type: "image/png", size: 9 }] },
      { type: "slot.removed", id: "slot-0" },
      { type: "slot.lifted", id: "slot-1" },
      { type: "slot.dropped" },
    ],
  },
  ...paymentWalks,
  {
    machine: mapProductsMachine,
    input: {
      draft: { offerId: "o", products: ["p"] },
      validate: () => [],
      newId: () => "k1",
      checkoutId: "k0",
    },
    events: [
      actorDone("loadCheckout", null),
      actorFailed("loadCheckout"),
      { type: "plan.set" },
      actorDone("openCheckout", { tag: "opened", checkout: exampleCheckout() }),
      { type: "payment.begun" },
      actorDone("checkout", { tag: "settled", checkout: exampleCheckout({ state: "paid" }) }),
      actorDone("checkout", { tag: "left", checkout: exampleCheckout() }),
      { type: "redirect.now" },
    ],
  },
  {
    machine: flyerCampaignMachine,
    input: {
      draft: emptyFlyerPlan({}),
      validate: () => [],
      newId: () => "k1",
      prefill: "",
      checkoutId: "k0",
    },
    events: [
      actorDone("loadCheckout", null),
      actorFailed("loadCheckout"),
      { type: "plan.set" },
      actorDone("openCheckout", { tag: "opened", checkout: exampleCheckout() }),
      { type: "payment.begun" },
      actorDone("checkout", { tag: "settled", checkout: exampleCheckout({ state: "paid" }) }),
      actorDone("checkout", { tag: "left", checkout: exampleCheckout() }),
      { type: "redirect.now" },
    ],
  },
];

test.each(walks)(
  "[MACH-C5] every state of $machine.id is really reached",
  ({ machine, ...walk }) => {
    expect(findUnvisitedStates(machine, walk)).toEqual([]);
  },
);

test("[MACH-C5] no machine is left out of these walks", async () => {
  const known = new Set<unknown>(walks.map(({ machine }) => machine));
  const exported = (await machineFiles()).flatMap(({ machines }) => machines);
  expect(exported.filter((machine) => !known.has(machine)).map(({ id }) => id)).toEqual([]);
});
