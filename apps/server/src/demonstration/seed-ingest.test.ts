import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { confirmCard } from "./confirm-card.ts";
import { makeMarket } from "./fill.ts";
import { seedIngest } from "./seed-ingest.ts";

let server: TestServer;
const look = async (statement: string, values: unknown[] = [], at = server) =>
  (await at.database.owner.query(statement, values)).rows;
const counts = (at: TestServer) =>
  look(
    `select (select count(*)::int from beacon) as beacons, (select count(*)::int from bill) as bills,
    (select count(*)::int from bill_file) as images, (select count(*)::int from catalog_item) as items,
    (select count(*)::int from shop_order) as orders, (select count(*)::int from ingested) as ingested`,
    [],
    at,
  );

/** A server with the demonstration market, and the data from outside in it. */
async function openMarket(): Promise<TestServer> {
  const opened = await testServer({ template: "empty", listen: true });
  const { services, sandbox, stripe } = opened;
  const confirm = confirmCard(() => stripe());
  await makeMarket({ ...services, identity: sandbox.identity, confirm });
  await opened.database.owner.query(
    "update product set active = 'Y', valid_from = $1::timestamptz - interval '20 days', valid_till = $1::timestamptz + interval '10 days' where id in (select id from product order by id limit 5)",
    [opened.clock.now()],
  );
  await seedIngest(services);
  return opened;
}

beforeAll(async () => {
  server = await openMarket();
});
afterAll(() => server.close());

describe("the demonstration market", () => {
  it("[DEMO-11] is dated in order: company, branch, user, offer and product, campaign, invoice", async () => {
    expect(
      await look(`
      select what, count(*)::int as n from (
        select 'branch' as what from store s join company c on c.id = s.company_id where s.created_on < c.created_on
        union all select 'user' from app_user u join company c on c.id = u.company_id where u.created_on < c.created_on or u.agreed_on < c.created_on
        union all select 'user' from app_user u join store s on s.id = u.store_id where u.created_on < s.created_on
        union all select 'offer' from offer o join store s on s.id = o.store_id where o.created_on < s.created_on
        union all select 'product' from product p join store s on s.id = p.store_id where p.created_on < s.created_on
        union all select 'campaign' from campaign k join campaign_offer i on i.campaign_id = k.id join offer o on o.id = i.offer_id where k.created_on < o.created_on
        union all select 'campaign' from campaign k join campaign_product i on i.campaign_id = k.id join product p on p.id = i.product_id where k.created_on < p.created_on
        union all select 'invoice' from invoice i join campaign k on k.id = i.campaign_id where i.created_on < k.created_on
      ) early group by what`),
    ).toEqual([]);
  });
});

describe("the data from outside, in the demonstration", () => {
  it("[DEMO-I1] is there for items that were live, day by day, in plausible numbers", async () => {
    const [live] = await look(
      "select min(b.created_on) as first, max(b.created_on) as last, count(distinct b.created_on)::int as days, bool_and(impressions > 0 and clicks < impressions and buy_now_clicks <= clicks) as plausible from beacon b join product p on p.id = b.product_id where p.id = (select id from product order by id limit 1) and b.created_on >= date_trunc('day', p.valid_from, 'America/Chicago')",
    );
    expect(live).toEqual({
      first: new Date("2026-02-10T06:00:00.000Z"),
      last: new Date("2026-03-02T06:00:00.000Z"),
      days: 21,
      plausible: true,
    });
    const [never] = await look(
      "select count(*)::int as n from beacon b join product p on p.id = b.product_id where p.valid_from is null",
    );
    expect(never).toEqual({ n: 0 });
  });

  it.each([
    ["offer", 10],
    ["product", 5],
  ])("[DEMO-I3] has a year before the run of each %s, in plausible numbers", async (item, more) => {
    const years = await look(
      `select count(*)::int as days, bool_and(impressions > clicks and clicks >= buy_now_clicks + snips) as plausible from beacon b join ${item} o on o.id = b.${item}_id where b.created_on < date_trunc('day', o.valid_from, 'America/Chicago') group by o.id`,
    );
    expect(years.length).toBeGreaterThan(more);
    expect(new Set(years.map(({ days }) => days))).toEqual(new Set([365]));
    expect(years.every(({ plausible }) => plausible)).toBe(true);
  });

  it("[DEMO-I1] shows something for a campaign of today, and less on a day that it began or that is not over", async () => {
    const [young] = await look(
      "select count(distinct o.offer_id)::int as offers, count(b.impressions)::int as seen from campaign c join campaign_offer o on o.campaign_id = c.id left join beacon b on b.offer_id = o.offer_id and b.campaign_id = c.id where c.campaign_name = 'Spring at home'",
    );
    expect(young.offers).toBe(7);
    expect(young.seen).toBeGreaterThanOrEqual(7);
    const days = await look(
      "select sum(impressions)::int as seen from beacon where product_id in (select id from product order by id limit 5) and created_on >= (select date_trunc('day', min(valid_from), 'America/Chicago') from product where id in (select id from product order by id limit 5)) group by created_on order by created_on",
    );
    const whole = days.slice(1, -1).map(({ seen }) => seen);
    expect(days[0].seen).toBeLessThan(Math.min(...whole));
    expect(days.at(-1)?.seen).toBeLessThan(Math.min(...whole));
  });

  it("[DEMO-I1] brings bills to approved branches, catalogs and orders to the shop platform's", async () => {
    expect(
      await look("select distinct s.is_approve from bill b join store s on s.id = b.store_id"),
    ).toEqual([{ is_approve: "Y" }]);
    for (const table of ["catalog", "shop_sale"])
      expect(
        await look(
          `select distinct s.is_shopify from ${table} t join store s on s.id = t.store_id`,
        ),
      ).toEqual([{ is_shopify: "Y" }]);
    expect(
      await look(
        "select type, count(*) filter (where missing <> '{}')::int as failed, bool_or(product_id is not null or offer_id is not null) as tied from catalog_item i join catalog c on c.id = i.catalog_id group by 1 order by 1",
      ),
    ).toEqual([
      { type: "Collection", failed: 0, tied: true },
      { type: "Product", failed: 6, tied: true },
    ]);
    const [running] = await look(
      "select count(distinct c.company_id)::int as shops, bool_or(p.valid_till > $1) as product, bool_or(o.valid_till > $1) as collection from catalog_item i join catalog c on c.id = i.catalog_id left join product p on p.id = i.product_id left join offer o on o.id = i.offer_id",
      [server.clock.now()],
    );
    expect(running).toEqual({ shops: 2, product: true, collection: true });
    const [sums] = await look(
      "select bool_and(total_price = (select sum(o.total_price) from shop_order o where o.shop_sale_id = b.id and o.version = b.version)) as right from shop_sale b",
    );
    expect(sums).toEqual({ right: true });
    expect(
      await look(
        "select b.currency, s.store_sell_country as sells_in, bool_or(not b.is_current) as amended from shop_sale b join store s on s.id = b.store_id group by 1, 2 order by 1",
      ),
    ).toEqual([
      { currency: "CAD", sells_in: "canada", amended: true },
      { currency: "USD", sells_in: "US", amended: true },
    ]);
  });

  it("[DEMO-I1] brings ratings with pictures and videos, and bills of every status", async () => {
    const statuses = await look("select distinct status from bill order by status");
    expect(statuses.map(({ status }) => status)).toEqual(["A", "N", "R"]);
    const types = await look(
      "select distinct media_type from bill_file where rating_id is not null order by media_type",
    );
    expect(types.map((row) => row.media_type)).toEqual(["image/webp", "video/mp4"]);
  });

  it("[DEMO-I1] has a bill of each branch that its shopper amended, which waits with its earlier version", async () => {
    const branches = await look(
      "select count(*) filter (where b.version = 2 and b.status = 'N')::int as amended, bool_and(exists (select from bill_rating r where r.bill_id = b.id and r.version = b.version)) as rated, count(v.version)::int as earlier, count(v.version) filter (where v.received_on < b.received_on)::int as before from bill b left join bill_version v on v.bill_id = b.id and v.version < b.version group by b.store_id",
    );
    expect(branches.length).toBeGreaterThan(1);
    expect(branches).toEqual(
      branches.map(() => ({ amended: 1, rated: true, earlier: 1, before: 1 })),
    );
    const receipts = await look(
      "select count(*)::int as files, count(distinct f.image)::int as images from bill_file f join bill_version v on v.bill_id = f.bill_id and v.version = f.version",
    );
    expect(receipts).toEqual([{ files: branches.length, images: branches.length }]);
  });

  it("[DEMO-I2] is delivered once, however often it is called; the next day adds what is new", async () => {
    const own = await openMarket();
    onTestFinished(() => own.close());
    const before = await counts(own);
    await seedIngest(own.services);
    expect(await counts(own)).toEqual(before);
    own.clock.advance(24 * 3_600_000);
    await seedIngest(own.services);
    expect((await counts(own))[0].beacons).toBeGreaterThan(before[0].beacons);
  });
});
