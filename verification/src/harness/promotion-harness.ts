import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import type { CallResponse } from "./call-response.ts";
import { paymentHarness, type PaymentHarness } from "./payment-harness.ts";
import { makeOffer } from "./promoted-items.ts";

/** A payment harness with plans that are sold for offers, sold no more, and sold for products. */
export interface PromotionHarness extends PaymentHarness {
  /** Opens the promotion of an offer by the plan of a week in one city, unless a test says otherwise. */
  readonly promote: (
    name: string,
    offerId: string,
    change?: object,
    who?: string,
  ) => Promise<CallResponse<Checkout>>;
  readonly map: (
    name: string,
    offerId: string,
    products: readonly string[],
  ) => Promise<CallResponse<Checkout>>;
  /** Makes an offer of Montreal under this name that nothing promotes, and returns its id. */
  readonly newOffer: (name: string) => Promise<string>;
  /** Opens a flyer for offers that are there already. */
  readonly openFlyer: (
    name: string,
    change: Partial<FlyerPlanDraft>,
    promocode?: string | null,
  ) => Promise<Checkout>;
  /** Pays with a good card, and returns the state of the checkout. */
  readonly paid: (checkout: Checkout) => Promise<Checkout>;
  /** Makes an offer of this name live for three days in one city, from now. */
  readonly liveOffer: (name: string) => Promise<string>;
  /** The only row that a statement finds. */
  readonly one: <Row extends object>(text: string, ...values: unknown[]) => Promise<Row>;
}

/** The checkout that was opened; throws if it was refused. */
export function mustOpen({ status, data, text }: CallResponse<Checkout>): Checkout {
  if (status !== 200) throw new Error(`a checkout does not open: ${text}`);
  return data;
}

/** Starts the harness; its plans are of 7 days at CAD 5.00 a city. The caller closes it. */
export async function promotionHarness(): Promise<PromotionHarness> {
  const harness = await paymentHarness();
  const { owner } = harness.server.database;
  await owner.query(
    `insert into campaign_plan (id, campaign_for, days, price, active) values
       ('week', 'offer', 7, 500, 'Y'), ('gone', 'offer', 7, 500, 'N'), ('goods', 'product', 7, 500, 'Y')`,
  );
  const open = (who: string, body: object) =>
    harness.server.call<Checkout>(who, "POST", "/checkouts", { body });
  const { request, server } = harness;
  const pay = async (checkout: Checkout) => {
    await harness.confirm(checkout);
    return (await harness.reconcile(checkout.id)).data;
  };
  return {
    ...harness,
    promote: (name, offerId, change = {}, who = "merchant") =>
      open(who, {
        id: stableId(`promotion ${name}`),
        kind: "promoteOffer",
        promocode: null,
        draft: {
          offerId,
          campaignArea: "city",
          cityList: ["montreal"],
          stateList: [],
          plan: "week",
          fromDate: "",
          toDate: "",
          ...change,
        },
      }),
    map: (name, offerId, products) =>
      open("merchant", {
        id: stableId(`mapping ${name}`),
        kind: "mapProducts",
        draft: { offerId, products },
      }),
    newOffer: async (name) => {
      await withScope(server.pool, SYSTEM, (tx) => makeOffer(tx, "montreal", name));
      return stableId(`offer ${name}`);
    },
    openFlyer: async (name, change, promocode) =>
      mustOpen(await open("merchant", request(name, change, promocode))),
    paid: pay,
    liveOffer: async (name) => {
      await pay(await harness.opened(name));
      return stableId(`offer ${name}`);
    },
    one: async <Row extends object>(text: string, ...values: unknown[]): Promise<Row> => {
      const { rows } = await owner.query<Row>(text, values);
      if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} rows: ${text}`);
      return rows[0];
    },
  };
}
