import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { addDays } from "@marquee/domain/dates/add-days";
import { centralDayOf } from "@marquee/domain/dates/central-day-of";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promote-offer-draft";
import type pg from "pg";
import { stableId } from "../demonstration/stable-id.ts";
import { COMPANY } from "../testing/world.ts";
import type { Chance } from "./chance.ts";
import { PROMOCODES } from "./promocodes.ts";

/** What one seed is about: a branch of its own, offers to promote, and the checkouts that people will open. */
export interface Stage {
  readonly storeId: string;
  readonly requests: readonly CheckoutRequest[];
}

/** The merchant of the simulated branch. */
export const PAYER: LoggedUser = {
  email: "merchant@marquee.test",
  name: "Merchant",
  companyId: COMPANY.maple,
  companyName: "Maple",
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: ["CAN_ADD_UPDATE", "ADD_UPDATE_COMPANY", "VIEW_INVOICE", "VIEW_BILLS"],
  roleName: "Store Admin",
};

const OFFERS = 4;
const offerId = (seed: number, number: number): string =>
  stableId(`simulated offer ${seed} ${number}`);

/** The branch and its offers, made at once. */
async function build(
  owner: pg.Pool,
  seed: number,
  storeId: string,
  approved: boolean,
): Promise<void> {
  const ids = Array.from({ length: OFFERS }, (_, number) => offerId(seed, number));
  await owner.query(
    `with branch as (
       insert into store (id, company_id, code, store_name, market_place, country_id, state_id, city_id, is_approve)
       values ($1, $2, $1, 'Simulated', '{Canada}', 'canada', 'qc', 'montreal', $3) returning id, company_id)
     insert into offer (id, type, company_id, store_id, heading, sub_heading, description, vendor_url, market_place,
       is_primary, created_by, created_on, updated_by, updated_on, create_hash)
     select item, 'Offer', company_id, branch.id, 'Offer', '', '', '', '{Canada}', 'N', 'Merchant', now(), 'Merchant', now(), item
     from branch, unnest($4::text[]) item`,
    [storeId, COMPANY.maple, approved ? "Y" : "N", ids],
  );
}

function requestOf(
  seed: number,
  number: number,
  storeId: string,
  now: Date,
  chance: Chance,
): CheckoutRequest {
  const from = chance.within(0, 2);
  const day = (later: number) => addDays(centralDayOf(now), later);
  const first = offerId(seed, chance.within(0, OFFERS - 1));
  const second = offerId(seed, chance.within(0, OFFERS - 1));
  const id = stableId(`simulated checkout ${seed} ${number}`);
  const promocode = chance.happens(0.4)
    ? PROMOCODES[chance.weighed({ quarter: 2, nearlyAll: 3, all: 2 })]
    : null;
  const place = {
    fromDate: day(from),
    toDate: day(from + chance.within(1, 4)),
    campaignArea: "city",
    cityList: chance.happens(0.5) ? ["montreal"] : ["montreal", "laval"],
    stateList: [],
  } as const;
  if (chance.happens(0.25))
    return {
      id,
      kind: "promoteOffer",
      draft: { ...place, offerId: first, plan: CUSTOM_PLAN },
      // A code is for a whole state or country, and a city is what is chosen here.
      promocode: null,
    };
  return {
    id,
    kind: "flyer",
    draft: {
      ...place,
      storeId,
      campaignName: `Campaign ${number}`,
      campaignFor: "offer",
      offers: [first, second],
      products: [],
    },
    promocode,
  };
}

export async function setStage(
  owner: pg.Pool,
  seed: number,
  chance: Chance,
  now: Date,
): Promise<Stage & { readonly approved: boolean }> {
  const storeId = stableId(`simulated store ${seed}`);
  const approved = chance.happens(0.75);
  await build(owner, seed, storeId, approved);
  const count = chance.happens(0.35) ? 2 : 1;
  const requests = Array.from({ length: count }, (_, number) =>
    requestOf(seed, number, storeId, now, chance),
  );
  return { storeId, requests, approved };
}
