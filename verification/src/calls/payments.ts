import {
  ofCompany,
  ofNone,
  ofRow,
  PAID_IN_FLOWS,
  showing,
  type ExampleInput,
  type KnownCalls,
} from "./known-call.ts";
import { CITY_OF } from "./subject.ts";

const showsCheckout = showing("campaigns.create", "cards.manageOwn");
const showsTransaction = showing("transactions.view");

/** A flyer that could be paid for if its branch and its offer were the caller's: none is drawn from the schemas alone. */
const openFlyer: ExampleInput = ({ storeId, name, home }, id, { offerId }) => ({
  body: {
    id,
    kind: "flyer",
    draft: {
      fromDate: "2026-03-02",
      toDate: "2026-03-05",
      storeId,
      campaignName: name,
      campaignArea: "city",
      campaignFor: "offer",
      offers: [offerId],
      products: [],
      cityList: [CITY_OF[home ?? "maple"]],
      stateList: [],
    },
    promocode: null,
  },
});

export const paymentCalls: KnownCalls<"payments"> = {
  openCheckout: showsCheckout({ ...PAID_IN_FLOWS, acrossTenants: openFlyer }),
  checkoutById: showsCheckout(ofRow("checkoutId", {}, "campaigns.create")),
  checkoutPlan: showsCheckout(ofRow("checkoutId", {}, "campaigns.create")),
  companyPayments: showing("payments.view")(ofCompany()),
  // nothing is said of an item of others, nor of one that is not there
  itemPayment: ofNone(({ offerId }) => ({ params: { id: offerId } })),
  reconcile: showsCheckout(PAID_IN_FLOWS),
  cancelCheckout: showsCheckout(PAID_IN_FLOWS),
  checkPromocode: ofNone(() => ({ params: { code: "SPRING" } })),
  createIntent: PAID_IN_FLOWS,
  updateIntent: PAID_IN_FLOWS,
  recordTransaction: showsTransaction(PAID_IN_FLOWS),
  openPaypal: PAID_IN_FLOWS,
  payByCard: showsCheckout(PAID_IN_FLOWS),
  closePaypal: showsCheckout(PAID_IN_FLOWS),
  saveCard: showsCheckout(PAID_IN_FLOWS),
  stuckPayments: showsTransaction(ofNone()),
  retryStuckPayment: PAID_IN_FLOWS,
  payOffer: showsCheckout(PAID_IN_FLOWS),
  payWithCard: PAID_IN_FLOWS,
  cards: ofNone(),
  cardOwners: showing("cards.manageOthers")(ofCompany()),
  addCard: PAID_IN_FLOWS,
  setDefaultCard: PAID_IN_FLOWS,
  deleteCard: PAID_IN_FLOWS,
};
