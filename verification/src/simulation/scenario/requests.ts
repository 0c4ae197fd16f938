import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { CheckoutKind } from "@marquee/domain/payments/checkout.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type { Random } from "../random.ts";
import { MAPPED, OFFERS, offerId, productId, PRODUCTS } from "./items.ts";
import { PROMOCODES } from "./promocodes.ts";
import { situationOf } from "./situations.ts";

/** What requests are drawn from. */
interface Source {
  readonly seed: number;
  readonly storeId: string;
  readonly liveId: string;
  readonly now: Date;
  readonly random: Random;
}

/** Where and when, for a flyer and a promotion alike. */
function drawPlan({ random, now }: Source) {
  const day = (later: number) => addDays(centralDayOf(now), later);
  const from = random.integer(0, 2);
  const dates = { fromDate: day(from), toDate: day(from + random.integer(1, 4)) };
  switch (random.weighted({ city: 5, state: 2, country: 1 })) {
    case "city": {
      const cityList = random.boolean(0.5) ? ["montreal"] : ["montreal", "laval"];
      return { ...dates, campaignArea: "city", cityList, stateList: [] } as const;
    }
    case "state":
      return { ...dates, campaignArea: "state", cityList: [], stateList: ["qc"] } as const;
    case "country":
      return { ...dates, campaignArea: "country", cityList: [], stateList: [] } as const;
  }
}

function drawFlyer(source: Source, id: string): CheckoutRequest {
  const { seed, storeId, random } = source;
  const promocode = random.boolean(0.4)
    ? PROMOCODES[random.weighted({ quarter: 2, nearlyAll: 3, all: 2 })]
    : null;
  const offers = [0, 1].map(() => offerId(seed, random.integer(0, OFFERS - 1)));
  const products = [0, 1].map(() => productId(seed, random.integer(0, PRODUCTS - 1)));
  const campaignFor = random.boolean(0.7) ? "offer" : "product";
  return {
    id,
    kind: "flyer",
    draft: {
      ...drawPlan(source),
      storeId,
      campaignName: "Campaign",
      campaignFor,
      offers: campaignFor === "offer" ? offers : [],
      products: campaignFor === "product" ? products : [],
    },
    promocode,
  };
}

const KINDS = { flyer: 46, promoteOffer: 18, mapProducts: 22, cardVerification: 10 } as const;

function drawRequest(
  source: Source,
  id: string,
  kinds: Readonly<Record<CheckoutKind, number>> = KINDS,
): CheckoutRequest {
  const { seed, liveId, random } = source;
  const kind = random.weighted(kinds);
  switch (kind) {
    case "flyer":
      return drawFlyer(source, id);
    case "promoteOffer": {
      const promoted = offerId(seed, random.integer(0, OFFERS - 1));
      const draft = { ...drawPlan(source), offerId: promoted, plan: CUSTOM_PLAN };
      return { id, kind, draft, promocode: null };
    }
    case "mapProducts": {
      const first = random.integer(MAPPED, PRODUCTS - 2);
      const last = random.integer(first, PRODUCTS - 1);
      const products = [productId(seed, first), productId(seed, last)];
      return { id, kind, draft: { offerId: liveId, products } };
    }
    case "cardVerification":
      return { id, kind };
  }
}

/** The same purchase under another id, from another device; or one that overlaps with it. */
const drawDuplicate = (source: Source, request: CheckoutRequest, id: string): CheckoutRequest =>
  source.random.boolean(0.4) ? { ...request, id } : drawOverlapping(source, request, id);

function drawOverlapping(source: Source, request: CheckoutRequest, id: string): CheckoutRequest {
  const { seed, random } = source;
  switch (request.kind) {
    case "flyer": {
      const { draft } = request;
      const more = draft.campaignFor === "offer" ? offerId(seed, OFFERS - 1) : productId(seed, 0);
      const add = (ids: readonly string[]) => (ids.length > 0 ? [...ids, more] : []);
      const overlapping = { offers: add(draft.offers), products: add(draft.products) };
      const changes = random.boolean(0.5)
        ? { campaignName: "The same campaign" }
        : { ...overlapping, ...drawPlan(source) };
      return { ...request, id, draft: { ...draft, ...changes } };
    }
    case "mapProducts": {
      const { draft } = request;
      const products = random.boolean(0.5)
        ? draft.products.slice(0, 1)
        : [...draft.products, productId(seed, random.integer(MAPPED, PRODUCTS - 1))];
      return { ...request, id, draft: { ...draft, products } };
    }
    case "promoteOffer":
      return { ...request, id, draft: { ...request.draft, ...drawPlan(source) } };
    case "cardVerification":
      return { ...request, id };
  }
}

/** Mostly one or two purchases, some of them under two ids. */
function drawMixedRequests(
  source: Source,
  idOf: (number: number) => string,
): readonly CheckoutRequest[] {
  const { random } = source;
  const count = random.boolean(0.35) ? 2 : 1;
  const requests = Array.from({ length: count }, (_, number) => drawRequest(source, idOf(number)));
  return requests.flatMap((request, number) =>
    random.boolean(0.55)
      ? [request, drawDuplicate(source, request, idOf(count + number))]
      : [request],
  );
}

/** A flyer of one offer, which a card can be charged for. */
const flyerOf = (source: Source, number: number, id: string): CheckoutRequest => ({
  id,
  kind: "flyer",
  draft: {
    ...drawPlan(source),
    storeId: source.storeId,
    campaignName: "Campaign",
    campaignFor: "offer",
    offers: [offerId(source.seed, number)],
    products: [],
  },
  promocode: null,
});

/** The checkouts that the users of a seed will open. */
export function drawRequests(source: Source): readonly CheckoutRequest[] {
  const checkoutId = (number: number) => stableId(`simulated checkout ${source.seed} ${number}`);
  switch (situationOf(source.seed)) {
    case "mixed":
      return drawMixedRequests(source, checkoutId);
    case "sameMoment": {
      const kinds = { ...KINDS, cardVerification: 0 };
      const drawn = drawRequest(source, checkoutId(0), kinds);
      const first = drawn.kind === "flyer" ? { ...drawn, promocode: null } : drawn;
      return [first, drawOverlapping(source, first, checkoutId(1))];
    }
    case "saving":
      return [flyerOf(source, 0, checkoutId(0)), flyerOf(source, 1, checkoutId(1))];
    case "sharing":
    case "switching":
      return [flyerOf(source, 0, checkoutId(0))];
  }
}
