import { encodeEmail } from "@marquee/api/http/path";
import { insertCategories } from "@marquee/server/categories/queries";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { insertProducts } from "@marquee/server/products/queries";
import { transaction } from "@marquee/server/schema/schema";
import { addSubjects } from "../calls/add-subjects.ts";
import { ABSENT, toSubject, type Subject } from "../calls/subject.ts";
import { offerDraft, productRow } from "../harness/offer-draft.ts";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY, STORE, WORLD_NOW } from "../harness/world.ts";
import { flowRowId, HOMES, secretMark, rowId, type Home, type LearnedIds } from "./known-values.ts";

const SELLER: Readonly<Record<Home, string>> = {
  maple: "merchant",
  northline: "other",
  harbour: "pending",
};

/** The branch of each company that its rows are made in. */
export const BRANCH_OF: Readonly<Record<Home, string>> = {
  maple: STORE.montreal,
  northline: STORE.newYork,
  harbour: STORE.halifax,
};

/** Categories that no generated request names: a master's would move them, and the flows need them as they are. */
export const FLOW_CATEGORY = { main: "flows", sub: "flows-sub" } as const;

const branchIds = (home: Home) => ({ companyId: COMPANY[home], storeId: BRANCH_OF[home] });

async function addOffers({ call }: TestServer, home: Home): Promise<void> {
  for (const number of [0, 1, 2]) {
    const body = offerDraft(home, {
      ...branchIds(home),
      id: rowId(home, "offer", number),
      heading: `${secretMark(home)} ${number}`,
      marketPlace: [home === "northline" ? "United States" : "Canada"],
    });
    const who = SELLER[home];
    const path = `/offers/${encodeEmail(`${who}@marquee.test`)}`;
    const response = await call(who, "POST", path, { body });
    if (response.status !== 200) throw new Error(`${home} has no offers: ${response.text}`);
  }
}

const PLANS = `insert into campaign_plan (id, campaign_for, days, price, active) values ('week', 'offer', 7, 500, 'Y')`;

/** A sponsored campaign of an offer of each company; that of the one of which nothing was ever live begins later. */
const SPONSORED = `with made as (
    insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_price, days,
        sponsored_type, budget, valid_from, valid_till, created_on)
      values ($1, $2, $3, 'merchant@marquee.test', $4, 'sponsored', 'offer', 0, 30, 'keyword', 500, $5, $5::timestamptz + interval '30 days', $7)
      returning id, company_id),
    held as (update offer set sponsored_campaign_id = $1 where id = $6)
  insert into campaign_offer (company_id, campaign_id, offer_id) select company_id, id, $6 from made`;

/** A day after the present moment of the world. */
const LATER = new Date(Date.parse(WORLD_NOW) + 86_400_000).toISOString();

/** The provider's messages wait: what they would write belongs to no request. */
const holdMessages = (server: TestServer) =>
  server.app.inject({ method: "POST", url: "/__sandbox/faults", payload: { hold: true } });

/** Rows of every company, each with the mark of its own in a text that users of the company see. */
export interface MarkedRows {
  readonly learned: LearnedIds;
  /** What valid requests are about, which no generated one names. */
  readonly subjects: readonly Subject[];
}

const SUBJECTS = HOMES.map((home) => ({
  ...toSubject(secretMark(home), home, branchIds(home)),
  checkoutId: rowId(home, "checkout"),
}));

/** Adds such rows to a server, whose stand-ins hold their messages back from then on. */
export async function addMarkedRows(server: TestServer): Promise<MarkedRows> {
  await holdMessages(server);
  const { owner } = server.database;
  await owner.query(PLANS);
  await withScope(server.pool, SYSTEM, async (tx) => {
    const { main, sub } = FLOW_CATEGORY;
    await insertCategories(tx, [
      { id: main, name: "Flows" },
      { id: sub, name: "Of flows", parentId: main, parentLevel: 1, rootId: main },
    ]);
    for (const home of HOMES) {
      await insertProducts(
        tx,
        [0, 1, 2].map((number) =>
          productRow(secretMark(home), { ...branchIds(home), id: rowId(home, "product", number) }),
        ),
      );
      await tx.insert(transaction).values({
        ...branchIds(home),
        id: rowId(home, "transaction"),
        outcomeKey: `fuzz ${home}`,
        transactionType: "Card Verification",
        status: "Paid",
        userId: `${secretMark(home)}@marquee.test`,
        paymentId: secretMark(home),
        paymentType: "Card",
        amount: 0.5,
        createdOn: WORLD_NOW,
      });
    }
  });
  for (const home of HOMES) {
    await addOffers(server, home);
    const { companyId, storeId } = branchIds(home);
    const id = rowId(home, "sponsored");
    const offer = flowRowId(home, "offer");
    const begin = home === "harbour" ? LATER : WORLD_NOW;
    await owner.query(SPONSORED, [
      id,
      companyId,
      storeId,
      secretMark(home),
      begin,
      offer,
      WORLD_NOW,
    ]);
  }
  const subjects = await addSubjects(server, SUBJECTS);
  const learnedOf = (asked: Home) => {
    const { campaignId, invoiceId } = subjects.find(({ home }) => home === asked) ?? ABSENT;
    return { campaigns: [campaignId], invoices: [invoiceId] };
  };
  const learned = {
    maple: learnedOf("maple"),
    northline: learnedOf("northline"),
    harbour: learnedOf("harbour"),
  };
  return { learned, subjects };
}
