import { addDays } from "@marquee/domain/dates/days";
import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promote-offer-draft";
import type pg from "pg";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { COMPANY } from "../harness/world.ts";
import type { Chance } from "./chance.ts";
import { hirePeople, type Person } from "./people.ts";
import { PROMOCODES } from "./promocodes.ts";

/** What one seed is about: a branch of its own, what can be promoted there, and the checkouts that people will open. */
export interface Stage {
  readonly now: Date;
  readonly storeId: string;
  readonly approved: boolean;
  readonly people: readonly [Person, Person];
  readonly requests: readonly CheckoutRequest[];
  /** The offer that is live at the start, until when, and the products that are mapped to it then. */
  readonly live: { readonly id: string; readonly till: Date; readonly mapped: readonly string[] };
}

const MINUTE = 60_000;
const OFFERS = 4;
const PRODUCTS = 8;
/** With a few more there are too many products for the lower price of a mapping. */
const MAPPED = 4;
const offerId = (seed: number, number: number): string =>
  stableId(`simulated offer ${seed} ${number}`);
const productId = (seed: number, number: number): string =>
  stableId(`simulated product ${seed} ${number}`);

/** The branch and what it has to offer, made at once. */
async function build(
  owner: pg.Pool,
  seed: number,
  now: Date,
  { storeId, approved, live }: Pick<Stage, "approved" | "live" | "storeId">,
): Promise<void> {
  const offers = Array.from({ length: OFFERS }, (_, number) => offerId(seed, number));
  const products = Array.from({ length: PRODUCTS }, (_, number) => productId(seed, number));
  await owner.query(
    `with branch as (
       insert into store (id, company_id, code, store_name, market_place, country_id, state_id, city_id, is_approve)
       values ($1, $2, $1, 'Simulated', '{Canada}', 'canada', 'qc', 'montreal', $3) returning id, company_id),
     goods as (
       insert into product (id, company_id, store_id, name, heading, brand, description, vendor_url, actual_price,
         offer_price, market_place, images, created_by, created_on)
       select item, company_id, branch.id, item, 'Product', '', '', '', 1, 1, '{Canada}', '{}', 'Merchant', now()
       from branch, unnest($5::text[]) item)
     insert into offer (id, type, company_id, store_id, heading, sub_heading, description, vendor_url, market_place,
       is_primary, created_by, created_on, updated_by, updated_on, create_hash, active, valid_from, valid_till)
     select item, 'Offer', company_id, branch.id, 'Offer', '', '', '', '{Canada}', 'N', 'Merchant', now(), 'Merchant', now(), item,
       case when item = $6 then 'Y' else 'N' end, case when item = $6 then $7::timestamptz - interval '1 hour' end,
       case when item = $6 then $8::timestamptz end
     from branch, unnest($4::text[]) item`,
    [
      storeId,
      COMPANY.maple,
      approved ? "Y" : "N",
      [...offers, live.id],
      products,
      live.id,
      now,
      live.till,
    ],
  );
  await owner.query(
    "insert into offer_product (company_id, offer_id, product_id) select $1, $2, unnest($3::text[])",
    [COMPANY.maple, live.id, live.mapped],
  );
}

/** What a request is drawn from. */
interface Drawing {
  readonly seed: number;
  readonly number: number;
  readonly storeId: string;
  readonly liveId: string;
  readonly now: Date;
  readonly chance: Chance;
}

/** Where and when, for a flyer and a promotion alike. */
function placeOf({ chance, now }: Drawing) {
  const day = (later: number) => addDays(centralDayOf(now), later);
  const from = chance.within(0, 2);
  return {
    fromDate: day(from),
    toDate: day(from + chance.within(1, 4)),
    campaignArea: "city",
    cityList: chance.happens(0.5) ? ["montreal"] : ["montreal", "laval"],
    stateList: [],
  } as const;
}

function flyerOf(drawing: Drawing, id: string): CheckoutRequest {
  const { seed, number, storeId, chance } = drawing;
  const promocode = chance.happens(0.4)
    ? PROMOCODES[chance.weighed({ quarter: 2, nearlyAll: 3, all: 2 })]
    : null;
  const offers = [
    offerId(seed, chance.within(0, OFFERS - 1)),
    offerId(seed, chance.within(0, OFFERS - 1)),
  ];
  return {
    id,
    kind: "flyer",
    draft: {
      ...placeOf(drawing),
      storeId,
      campaignName: `Campaign ${number}`,
      campaignFor: "offer",
      offers,
      products: [],
    },
    promocode,
  };
}

function requestOf(drawing: Drawing): CheckoutRequest {
  const { seed, number, liveId, chance } = drawing;
  const id = stableId(`simulated checkout ${seed} ${number}`);
  const kind = chance.weighed({
    flyer: 46,
    promoteOffer: 18,
    mapProducts: 22,
    cardVerification: 14,
  });
  switch (kind) {
    case "flyer":
      return flyerOf(drawing, id);
    case "promoteOffer": {
      const promoted = offerId(seed, chance.within(0, OFFERS - 1));
      const draft = { ...placeOf(drawing), offerId: promoted, plan: CUSTOM_PLAN };
      // A code is for a whole state or country, and a city is what is chosen here.
      return { id, kind, draft, promocode: null };
    }
    case "mapProducts": {
      const first = chance.within(MAPPED, PRODUCTS - 2);
      const products = [
        productId(seed, first),
        productId(seed, chance.within(first, PRODUCTS - 1)),
      ];
      return { id, kind, draft: { offerId: liveId, products } };
    }
    case "cardVerification":
      return { id, kind };
  }
}

export async function setStage(
  owner: pg.Pool,
  seed: number,
  chance: Chance,
  now: Date,
): Promise<Stage> {
  const storeId = stableId(`simulated store ${seed}`);
  const approved = chance.happens(0.75);
  const mapped = Array.from({ length: MAPPED }, (_, number) => productId(seed, number));
  const tomorrow = startOfCentralDay(addDays(centralDayOf(now), 1));
  const till = new Date(Date.parse(tomorrow) + chance.within(MINUTE, 180 * MINUTE));
  const live = { id: offerId(seed, OFFERS), till, mapped };
  await build(owner, seed, now, { storeId, approved, live });
  const count = chance.happens(0.45) ? 2 : 1;
  const requests = Array.from({ length: count }, (_, number) =>
    requestOf({ seed, number, storeId, liveId: live.id, now, chance }),
  );
  return { now, storeId, approved, people: await hirePeople(owner, seed), requests, live };
}
