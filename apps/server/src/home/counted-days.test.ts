import { encodeEmail } from "@marquee/api/http/path";
import type { Home } from "@marquee/domain/home/home.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const { owner } = server.database;
  const { id } = offerDraft("mugs");
  const path = `/offers/${encodeEmail("merchant@marquee.test")}`;
  await server.call("merchant", "POST", path, { body: offerDraft("mugs") });
  await owner.query(
    `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
       campaign_price, days, created_on, valid_from, valid_till)
     values ('k1', $1, $2, 'merchant@marquee.test', 'Mugs', 'flyer', 'offer', 'city', 500, 9, now(), '2026-02-26T15:00:00Z', '2026-03-07T15:00:00Z')`,
    [COMPANY.maple, STORE.montreal],
  );
  // one of them before the first campaign began
  await owner.query(
    `insert into beacon (company_id, store_id, offer_id, created_on, impressions, clicks)
     select $1, $2, $3, '2026-03-02T06:00:00Z'::timestamptz - n * interval '1 day', 10 * n + 10, n + 1 from unnest(array[0, 1, 2, 9]) as n`,
    [COMPANY.maple, STORE.montreal, id],
  );
});
afterAll(() => server.close());

const countedOf = async (who: string, query = "") => {
  const { data } = await server.call<Home>(who, "GET", `/home${query}`);
  return data.merchant?.counted;
};

describe("what Home counts", () => {
  it("[HOME-M1] [HOME-M8] is of the last 30 days, but none before the first campaign began", async () => {
    expect(await countedOf("merchant")).toEqual({
      fromDate: "2026-02-26",
      toDate: "2026-03-02",
      since: "2026-02-26",
      before: null,
      days: [
        { createdOn: "2026-02-26", impressions: 0, clicks: 0 },
        { createdOn: "2026-02-27", impressions: 0, clicks: 0 },
        { createdOn: "2026-02-28", impressions: 30, clicks: 3 },
        { createdOn: "2026-03-01", impressions: 20, clicks: 2 },
        { createdOn: "2026-03-02", impressions: 10, clicks: 1 },
      ],
    });
  });

  it("[HOME-M8] is of the days that are asked about, beside as many before them", async () => {
    expect(await countedOf("merchant", "?from=2026-03-01&to=2026-03-02")).toMatchObject({
      days: [{ clicks: 2 }, { clicks: 1 }],
      before: {
        fromDate: "2026-02-27",
        toDate: "2026-02-28",
        days: [{ clicks: 0 }, { clicks: 3 }],
      },
    });
    expect(await countedOf("merchant", "?from=2026-02-01&to=2026-02-20")).toMatchObject({
      days: [],
      since: "2026-02-26",
      before: null,
    });
  });

  it("[HOME-M8] is empty for a company without a campaign that has begun, and refuses a range beyond five years", async () => {
    expect(await countedOf("other")).toMatchObject({ days: [], since: null, before: null });
    const { status } = await server.call("merchant", "GET", "/home?from=2016-01-01&to=2026-01-01");
    expect(status).toBe(422);
  });
});
