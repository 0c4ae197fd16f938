import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { query } from "../database.ts";
import { dayFromToday } from "./days.ts";
import { emailOf, PASSWORD, type Person } from "./people.ts";

export interface OpenCheckout {
  readonly id: string;
  readonly person: Person;
  readonly companyId: string;
  readonly draft: object;
}

const newId = (): string => randomUUID().replaceAll("-", "");
const tokens = new Map<Person, string>();

async function signInToken(request: APIRequestContext, person: Person): Promise<string> {
  const known = tokens.get(person);
  if (known) return known;
  const response = await request.post(
    "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded",
    { data: { email: emailOf(person), password: PASSWORD, returnSecureToken: true } },
  );
  const { idToken } = (await response.json()) as { readonly idToken: string };
  tokens.set(person, idToken);
  return idToken;
}

/** A pending offer of a user's own, or of any user for staff, copied for this test alone. */
async function newOffer(
  request: APIRequestContext,
  headers: Record<string, string>,
  email: string,
) {
  const [source] = await query<{ id: string; store: string; company: string }>(
    `select o.id, s.id as store, s.company_id as company
     from offer o join store s on s.id = o.store_id
     join app_user u on u.company_id = s.company_id or u.company_id is null
     where u.email = $1 and s.country_id = 'canada' and s.is_approve = 'Y'
       and o.valid_till is null and o.campaign_id is null
     order by o.created_on limit 1`,
    [email],
  );
  if (!source) throw new Error(`${email} has no pending offer`);
  const copyId = newId();
  const response = await request.get(`/api/createOfferCopy/${source.id}?copyId=${copyId}`, {
    headers,
  });
  if (!response.ok()) throw new Error(`the offer was not copied: ${await response.text()}`);
  return { ...source, id: copyId };
}

/** A flyer campaign of three days in Laval that is planned and priced, and waits for its payment. */
export async function openCheckout(
  request: APIRequestContext,
  person: Person = "merchant",
): Promise<OpenCheckout> {
  const email = emailOf(person);
  const headers = { authorization: `Bearer ${await signInToken(request, person)}` };
  const offer = await newOffer(request, headers, email);
  const draft = {
    fromDate: dayFromToday(1),
    toDate: dayFromToday(4),
    storeId: offer.store,
    campaignName: `Paid ${offer.id.slice(0, 8)}`,
    campaignArea: "city",
    campaignFor: "offer",
    offers: [offer.id],
    products: [],
    cityList: ["ca-qc-laval"],
    stateList: [],
  };
  const id = newId();
  const response = await request.post("/api/checkouts", {
    headers,
    data: { id, kind: "flyer", draft, promocode: null },
  });
  if (!response.ok()) throw new Error(`the checkout was not opened: ${await response.text()}`);
  return { id, person, companyId: offer.company, draft };
}

/** Under which key a tab stores a plan, and the plan of a checkout as it stores it. */
const storedPlan = ({ id, person, companyId, draft }: OpenCheckout): readonly [string, string] => [
  `typed:${emailOf(person)} flyerPlan:new`,
  JSON.stringify({ companyId, draft, applied: null, checkoutId: id }),
];

/** Lets a tab find a checkout, as after a reload. */
export async function storeInTab(page: Page, checkout: OpenCheckout): Promise<void> {
  // a page of the same origin that stores nothing itself
  await page.goto("/readyz");
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), storedPlan(checkout));
}

/** Lets every new tab of a browser find a checkout. What the tab stores later on counts. */
export async function storeInEveryTab(
  context: BrowserContext,
  checkout: OpenCheckout,
): Promise<void> {
  await context.addInitScript(
    ([key, text, mark]) => {
      if (sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, "");
      sessionStorage.setItem(key, text);
    },
    [...storedPlan(checkout), `stored ${checkout.id}`] as const,
  );
}

export interface Made {
  readonly campaigns: number;
  readonly invoices: number;
  readonly items: number;
  readonly state: string;
  /** How many transactions there are by status, such as `{ Paid: 1 }`. */
  readonly transactions: Readonly<Record<string, number>>;
}

/** What a checkout has made, from the database. */
export async function madeBy({ id }: OpenCheckout): Promise<Made> {
  const [made] = await query<Made & { readonly transactions: Record<string, number> | null }>(
    `select (select count(*)::int from campaign where checkout_id = c.id) as campaigns,
            (select count(*)::int from invoice where checkout_id = c.id) as invoices,
            (select count(*)::int from offer o join campaign on campaign.id = o.campaign_id
              where campaign.checkout_id = c.id and o.active = 'Y') as items,
            (select json_object_agg(status, n) from
              (select status, count(*)::int as n from transaction where checkout_id = c.id group by 1) t
            ) as transactions,
            c.state
     from checkout c where c.id = $1`,
    [id],
  );
  if (!made) throw new Error(`there is no checkout ${id}`);
  return { ...made, transactions: made.transactions ?? {} };
}

/** What exactly one payment makes; earlier attempts that failed are counted beside it. */
export const madeOnce = (attempts: Readonly<Record<string, number>> = {}): Made => ({
  campaigns: 1,
  invoices: 1,
  items: 1,
  state: "paid",
  transactions: { ...attempts, Paid: 1 },
});
