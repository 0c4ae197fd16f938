import { encodeEmail } from "@marquee/api/http/path";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type {
  SponsoredCampaignDraft,
  SponsoredCampaignRequest,
} from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type pg from "pg";
import type { CallResponse } from "./call-response.ts";
import { testServer, type TestServer } from "./test-server.ts";
import { STORE } from "./world.ts";

/** A sponsored campaign of Montreal's first offer for a week, shown by one keyword. */
export const sponsoredDraft = (
  change: Partial<SponsoredCampaignDraft> = {},
): SponsoredCampaignDraft => ({
  fromDate: "2026-03-02",
  toDate: "2026-03-09",
  storeId: STORE.montreal,
  campaignName: "Throws by keyword",
  campaignFor: "offer",
  offers: [stableId("offer montreal 1")],
  products: [],
  cityList: [],
  stateList: [],
  budget: 5,
  keywords: [{ keyword: "throw", category: "Trending", suggestedBid: 0.5, bid: 0.65 }],
  sponsoredSection: [],
  ...change,
});

/** Makes the items of these branches live until noon of a day, as a paid campaign does. */
const makeLive = async (
  owner: pg.Pool,
  stores: readonly string[],
  lastDay: string,
): Promise<void> => {
  for (const table of ["offer", "product"])
    await owner.query(
      `update ${table} set active = 'Y', valid_from = '2026-02-20T06:00:00Z', valid_till = $2::timestamptz where store_id = any($1)`,
      [stores, `${lastDay}T18:00:00Z`],
    );
};

interface SectionRow {
  readonly id: string;
  readonly category: string | null;
  readonly offers: "Y" | "N";
  readonly products: "Y" | "N";
  readonly active?: "Y" | "N";
  readonly configStart?: string;
  readonly end?: string;
}

/** Inserts a section of the Offer page. */
export const addSection = (
  owner: pg.Pool,
  {
    id,
    category,
    offers,
    products,
    active = "Y",
    configStart = "2026-03-01",
    end = "2026-04-30",
  }: SectionRow,
) =>
  owner.query(
    `insert into section (id, name, active, tab_name, category_id, is_offer_section, is_product_section, start_date, end_date, config_start_date)
      values ($1, $1, $6, 'Offer', $2, $3, $4, '2026-02-01', $7, $5)`,
    [id, category, offers, products, configStart, active, end],
  );

/** A server whose approved branches have live items until 2026-03-31, with a way to make sponsored campaigns. */
export async function sponsoredHarness(): Promise<{
  readonly server: TestServer;
  readonly send: (
    who: string | null,
    name: string,
    change?: Partial<SponsoredCampaignRequest["draft"]>,
  ) => Promise<CallResponse<Campaign>>;
}> {
  const server = await testServer({ template: "items" });
  await makeLive(
    server.database.owner,
    [STORE.montreal, STORE.toronto, STORE.newYork],
    "2026-03-31",
  );
  return {
    server,
    send: (who, name, change = {}) =>
      server.call<Campaign>(
        who,
        "POST",
        `/campaign/${encodeEmail(`${who ?? "merchant"}@marquee.test`)}`,
        {
          body: {
            id: stableId(`sponsored ${name}`),
            campaignType: "sponsored",
            draft: { ...sponsoredDraft(), ...change },
          },
        },
      ),
  };
}
