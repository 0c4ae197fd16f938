import type { IngestBill } from "@marquee/domain/ingest/ingest.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type { Random } from "../random.ts";
import { productId } from "../scenario/items.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { NEVER, type VersionedBill } from "./versioned-bill.ts";

/** A bill of a shopper, with ratings of products. */
export type ShopperBill = VersionedBill<IngestBill & { readonly version: number }>;

const MOST_BILLS = 3;
const MOST_AMENDMENTS = 3;
/** So few that bills rate the same ones. */
const RATED = 2;

function drawBill(random: Random, { seed, storeId, now }: Scenario, number: number): ShopperBill {
  const id = stableId(`simulated receipt ${seed} ${number}`);
  const rate = (version: number): IngestBill["billRating"] =>
    Array.from({ length: random.integer(0, 2) }, (_, place) => ({
      id: stableId(`simulated rating ${seed} ${number} ${place}`),
      comment: `Version ${version}.`,
      rating: random.integer(1, 5),
      ratingMedia: [],
      ratingType: "Product" as const,
      offerId: null,
      productId: productId(seed, random.integer(0, RATED - 1)),
    }));
  const billOf = (version: number): ShopperBill["versions"][number] => ({
    id,
    userId: "shopper@marquee.test",
    storeId,
    createdOn: now.toISOString(),
    version,
    image: [],
    billRating: rate(version),
  });
  let version = random.pick([1, 1, random.integer(2, 40)]);
  const versions = [billOf(version)];
  const amendments = random.integer(0, MOST_AMENDMENTS);
  for (let amended = 0; amended < amendments; amended += 1) {
    version += random.pick([1, 1, random.integer(2, 9)]);
    versions.push(billOf(version));
  }
  const isWrong = () => random.boolean(0.2);
  const wrong = [
    // corrected later under the same version
    ...versions.filter(isWrong),
    ...(isWrong() ? [billOf(version + random.integer(1, 5))] : []),
  ].map((bill) => ({ ...bill, createdOn: NEVER }));
  return { id, versions, wrong };
}

/** The bills that shoppers have of the branch of a seed. */
export const drawShopperBills = (random: Random, scenario: Scenario): readonly ShopperBill[] =>
  Array.from({ length: random.integer(1, MOST_BILLS) }, (_, number) =>
    drawBill(random, scenario, number),
  );
