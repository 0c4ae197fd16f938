import { encodeEmail } from "@marquee/api/http/path";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { branchChecks } from "@marquee/domain/approval/branch-checks";
import type { BranchCheckFacts } from "@marquee/domain/approval/branch-checks.schema";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type { Case } from "@marquee/domain/cases/case.schema";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { isFaithful } from "@marquee/domain/payments/testing/is-faithful";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { DEMONSTRATION_ACCOUNTS } from "@marquee/domain/session/demonstration-accounts";
import type { Store, StoreDetails } from "@marquee/domain/stores/store.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CAMPAIGNS } from "./campaign-list.ts";
import { CATEGORIES } from "./category-tree.ts";
import { BOREAL, BRANCH, COMPANIES, HARBOUR, STORES } from "./companies.ts";
import { confirmCard } from "./confirm-card.ts";
import { fillDemonstration, LOCK, type Demonstrating } from "./fill.ts";
import { OFFERS } from "./offer-list.ts";
import { CITIES } from "./places.ts";
import { SPONSORED } from "./sponsored-list.ts";

let server: TestServer;
let parts: Demonstrating;
const demonstrationServices = ({ services, sandbox, stripe }: TestServer): Demonstrating => ({
  ...services,
  identity: sandbox.identity,
  confirm: confirmCard(stripe),
});
const count = async (from: TestServer, table: string): Promise<number> =>
  (await from.database.owner.query<{ n: number }>(`select count(*)::int as n from ${table}`))
    .rows[0]?.n ?? 0;

beforeAll(async () => {
  server = await testServer({ template: "empty", listen: true });
  parts = demonstrationServices(server);
  // A start that was killed while it made the offers: no marker, half of the rows.
  const failing: Demonstrating = {
    ...parts,
    images: { ...parts.images, put: () => Promise.reject(new Error("killed")) },
  };
  await fillDemonstration(failing).catch(() => undefined);
  // One that was killed while it paid: the first campaign's checkout is left open.
  const paying: Demonstrating = {
    ...parts,
    cards: { ...parts.cards, createPayment: () => Promise.reject(new Error("killed")) },
  };
  await fillDemonstration(paying).catch(() => undefined);
  // One whose database is too slow for a moment, once: it continues by itself.
  let slow = 1;
  const busy: Demonstrating = {
    ...parts,
    images: {
      ...parts.images,
      put: (...image) =>
        slow-- > 0 ? Promise.reject(new Error("Query read timeout")) : parts.images.put(...image),
    },
  };
  await fillDemonstration(busy);
  await Promise.all([fillDemonstration(parts), fillDemonstration(parts), fillDemonstration(parts)]);
});
afterAll(() => server.close());

describe("the demonstration market", () => {
  it("[DEMO-1] is made once, whatever server starts beside, and after a start that failed half way", async () => {
    expect(await count(server, "offer")).toBe(OFFERS.length);
    expect(await count(server, "company")).toBe(COMPANIES.length);
    expect(await count(server, "city")).toBe(CITIES.length);
    expect(await count(server, "sandbox.demonstration")).toBe(1);
    expect(await count(server, "campaign where campaign_type = 'flyer'")).toBe(
      await count(server, "invoice"),
    );
    expect(await count(server, "campaign where campaign_type = 'sponsored'")).toBe(
      SPONSORED.length,
    );
    await server.database.owner.query("delete from promocode");
    await fillDemonstration(parts);
    expect(await count(server, "promocode")).toBe(0);
    await server.database.owner.query("delete from sandbox.demonstration");
    await fillDemonstration(parts);
    expect(await count(server, "promocode")).toBe(2);
    expect(await count(server, "campaign_plan")).toBe(3);
    expect(await count(server, "offer")).toBe(OFFERS.length);
    expect(await count(server, "checkout")).toBe(CAMPAIGNS.length + 1);
    expect(await count(server, "checkout where state = 'cancelled'")).toBe(1);
  });

  it("[DEMO-1] is waited for by a server that starts beside, longer than any statement may take", async () => {
    const { owner, pool } = server.database;
    const maker = await owner.connect();
    await maker.query("select pg_advisory_lock($1)", [LOCK]);
    const hurried = new pg.Pool({ ...pool.options, statement_timeout: 20 });
    const waiting = fillDemonstration({ ...parts, pool: hurried });
    const countWaiting = async () =>
      (
        await owner.query(
          "select from pg_stat_activity where datname = current_database() and query like 'select pg_try_advisory_lock%' and now() - backend_start > interval '200 ms'",
        )
      ).rowCount;
    await expect.poll(countWaiting).toBe(1);
    await maker.query("select pg_advisory_unlock($1)", [LOCK]);
    maker.release();
    await expect(waiting).resolves.toBeUndefined();
    await hurried.end();
  });

  it("[DEMO-2] is not made beside companies of other users", async () => {
    const used = await testServer();
    await fillDemonstration(demonstrationServices(used));
    expect(await count(used, "offer")).toBe(0);
    expect(await count(used, "sandbox.demonstration")).toBe(0);
    await used.close();
  });

  it("[DEMO-4] lets every announced account sign in", async () => {
    const people = await Promise.all(
      DEMONSTRATION_ACCOUNTS.map(({ email }) => server.call<LoggedUser>(email, "GET", "/session")),
    );
    const [master, agent, merchant, reader, shop, other, pending] = people.map(({ data }) => data);
    expect(people.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(master).toMatchObject({ isMaster: "Y", companyId: null });
    expect(agent).toMatchObject({ isAgentUser: "Y" });
    expect(merchant).toMatchObject({
      companyName: "Atelier Boréal",
      privilegeCode: ["ADD_UPDATE_COMPANY", "CAN_ADD_UPDATE", "VIEW_BILLS", "VIEW_INVOICE"],
    });
    expect(reader).toMatchObject({ privilegeCode: [] });
    expect(shop).toMatchObject({ isShopify: "Y" });
    expect(other?.companyId).not.toBe(merchant?.companyId);
    expect(pending?.companyId).toBe(HARBOUR);
    const stores = await server.call<Store[]>(
      "pending",
      "GET",
      `/stores/getStoreByCompany/${HARBOUR}`,
    );
    expect(stores.data.map(({ isApprove }) => isApprove)).toEqual(["N"]);
  });

  it("[DEMO-3] has branches that can be saved again as they are", async () => {
    for (const { id } of STORES) {
      const stored = await server.call<StoreDetails>("master", "GET", `/stores/getStoreById/${id}`);
      const saved = await server.call<StoreDetails>(
        "master",
        "POST",
        `/stores/updateStore/${encodeEmail("master@marquee.test")}`,
        { body: stored.data, version: stored.data.version },
      );
      expect([saved.status, saved.data.categories.length > 0]).toEqual([200, true]);
    }
  });

  it("[DEMO-3] shows images that can be fetched, and offers by users of the branch", async () => {
    const { data } = await server.call<Offer[]>(
      "merchant",
      "GET",
      `/getCompanyOffer/${BOREAL}/allincludeActive`,
    );
    expect(new Set(data.map(({ createdBy }) => createdBy))).toEqual(
      new Set(["Nadia Fortin", "Sofia Nguyen", "Marc Lavoie"]),
    );
    expect(data.filter(({ isPrimary }) => isPrimary === "Y")).toHaveLength(3);
    const [offers, collections] = ["Offer", "Collection"].map((wanted) =>
      data.filter(({ type }) => type === wanted).map(({ fullImage }) => fullImage),
    );
    expect(new Set(collections)).toEqual(new Set([null]));
    for (const image of offers ?? [])
      expect((await server.app.inject({ url: `${image}?w=160` })).statusCode).toBe(200);
  });

  it("[DEMO-3] shows a logo of each company, and an image of each root category, no two alike", async () => {
    const { rows } = await server.database.owner.query<{ image: string | null }>(
      "select logo as image from company union all select image from category where parent_id is null",
    );
    const images = rows.map(({ image }) => image);
    expect(images).toHaveLength(
      COMPANIES.length + CATEGORIES.filter(({ parentId }) => parentId === null).length,
    );
    expect(new Set(images).size).toBe(images.length);
    for (const image of images)
      expect((await server.app.inject({ url: `${image}?w=80` })).statusCode).toBe(200);
  });

  it("[DEMO-10] tells what happened to branches and payments in order, at its time", async () => {
    const read = async (kind: string, id: string) =>
      (await server.call<Case>("master", "GET", `/cases/${kind}/${id}`)).data.facts;
    const datesOf = (facts: Case["facts"]) =>
      facts.flatMap(({ state, at }) => (state === null ? [] : [[state, Date.parse(at)] as const]));
    for (const { id = "", isApprove } of STORES) {
      const [pending, live, ...more] = datesOf(await read("approval", id));
      expect(pending?.[0]).toBe("branchRecord.pending");
      expect([live?.[0] === "branchRecord.live", more]).toEqual([isApprove === "Y", []]);
      const days = live ? (live[1] - (pending?.[1] ?? 0)) / 86_400_000 : null;
      expect(days === null || days > 1).toBe(true);
    }
    const { rows } = await server.database.owner.query<{ id: string; at: Date }>(
      "select id, created_on as at from checkout where state = 'paid'",
    );
    for (const { id, at } of rows) {
      const facts = await read("payment", id);
      const times = datesOf(facts).map(([, time]) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(new Set(times).size).toBe(times.length);
      expect(Math.min(...facts.map((one) => Date.parse(one.at)))).toBe(at.getTime());
    }
  });

  it("[DEMO-12] has a newcomer of whom staff find nothing that is missing or another's", async () => {
    const checks = `/stores/checks/${BRANCH.halifax}`;
    const { data } = await server.call<BranchCheckFacts>("master@marquee.test", "GET", checks);
    const results = branchChecks(data);
    expect(results.map(({ check }) => check)).toHaveLength(6);
    expect(results.filter(({ holds }) => !holds)).toEqual([]);
  });

  it("[DEMO-8] has sponsored campaigns that are over, running and awaiting approval, with keywords and sections", async () => {
    const list = async (status: string) =>
      (
        await server.call<Campaign[]>(
          "master",
          "GET",
          `/getCompanyCampaign/all/${status}/sponsored`,
        )
      ).data;
    const [active, inactive] = [await list("active"), await list("inactive")];
    expect(inactive).toHaveLength(2);
    expect(active.filter(({ validTill }) => validTill === null)).toHaveLength(1);
    expect(new Set(active.map(({ sponsoredType }) => sponsoredType))).toEqual(
      new Set(["keyword", "both"]),
    );
  });

  it("[DEMO-6] has campaigns that were paid for in the past, over, running and awaiting approval", async () => {
    const list = async (status: string) =>
      (await server.call<Campaign[]>("master", "GET", `/getCompanyCampaign/all/${status}/flyer`))
        .data;
    const [active, inactive] = [await list("active"), await list("inactive")];
    const paid = CAMPAIGNS.filter(({ cards }) => !cards.at(-1)?.includes("Declined"));
    expect([...active, ...inactive].map(({ campaignName }) => campaignName).toSorted()).toEqual(
      paid.map(({ name }) => name).toSorted(),
    );
    expect(inactive.map(({ campaignName }) => campaignName)).toContain("Last of the winter");
    const waiting = active.filter(({ validTill }) => validTill === null);
    expect(waiting.map(({ companyId }) => companyId)).toEqual([HARBOUR]);
    const invoices = (await server.call<Invoice[]>("master", "GET", "/getCompanyInvoice/all")).data;
    expect(invoices.map(({ campaignName }) => campaignName)).toEqual(
      paid.map(({ name }) => name).toReversed(),
    );
    expect(invoices.map(({ receipt }) => isFaithful(receipt))).toEqual(paid.map(() => true));
    const { data } = await server.call<Transaction[]>(
      "master",
      "GET",
      "/getCompanyTransactions/all",
    );
    expect(data.filter(({ status }) => status === "Fail")).toHaveLength(2);
    expect(data.filter(({ status }) => status === "Paid")).toHaveLength(paid.length);
    const live = await server.call<Offer[]>("merchant", "GET", `/getCompanyOffer/${BOREAL}/active`);
    expect(live.data.map(({ campaignName }) => campaignName)).toContain("Spring at home");
  });
});
