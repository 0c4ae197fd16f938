import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type pg from "pg";
import { COMPANY } from "../../harness/world.ts";
import type { Random } from "../random.ts";
import { createUsers, type SimulatedUser } from "../users/users.ts";
import { MAPPED, OFFERS, offerId, productId, PRODUCTS } from "./items.ts";
import { drawRequests } from "./requests.ts";

/** What one seed is about: a branch of its own, what can be promoted there, and the checkouts that users will open. */
export interface Scenario {
  readonly seed: number;
  readonly now: Date;
  readonly storeId: string;
  readonly approved: boolean;
  readonly users: readonly [SimulatedUser, SimulatedUser];
  readonly requests: readonly CheckoutRequest[];
  /** The offer that is live at the start, until when, and the products that are mapped to it then. */
  readonly live: { readonly id: string; readonly till: Date; readonly mapped: readonly string[] };
}

const MINUTE = 60_000;

/** Inserts the branch and what it has to offer. */
async function insertBranch(
  owner: pg.Pool,
  seed: number,
  now: Date,
  { storeId, approved, live }: Pick<Scenario, "approved" | "live" | "storeId">,
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

/** Draws what a seed is about, and inserts it. */
export async function createScenario(
  owner: pg.Pool,
  seed: number,
  random: Random,
  now: Date,
): Promise<Scenario> {
  const storeId = stableId(`simulated store ${seed}`);
  const approved = random.boolean(0.75);
  const mapped = Array.from({ length: MAPPED }, (_, number) => productId(seed, number));
  const tomorrow = startOfCentralDay(addDays(centralDayOf(now), 1));
  const till = new Date(Date.parse(tomorrow) + random.integer(MINUTE, 180 * MINUTE));
  const live = { id: offerId(seed, OFFERS), till, mapped };
  await insertBranch(owner, seed, now, { storeId, approved, live });
  const requests = drawRequests({ seed, storeId, liveId: live.id, now, random });
  return { seed, now, storeId, approved, users: await createUsers(owner, seed), requests, live };
}
