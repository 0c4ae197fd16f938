import { CATEGORY, COMPANY } from "../../harness/world.ts";
import { inSample } from "../../sample.ts";
import { BRANCH_OF } from "../fuzz-world.ts";
import { flowRowId, HOMES, rowId, type Home, type LearnedIds } from "../known-values.ts";
import type { FlowPlayer } from "./flow-player.ts";
import type { About, Step } from "./step.ts";

const ALL = { status: "all" };
const PERIOD = { from: "2026-03-01", to: "2026-03-31" };
const FLYERS = { status: "active", type: "flyer" };

/** Reads for every signed-in user, or without a sign-in; about no row in particular. */
const OPEN: readonly Step[] = [
  { call: "session.settings", input: () => ({}) },
  { call: "session.current", input: () => ({}) },
  { call: "home.read", input: () => ({}) },
  { call: "notifications.all", input: () => ({}) },
  { call: "notifications.mail", input: () => ({}) },
  { call: "views.all", input: () => ({ query: { list: "Offers" } }) },
  { call: "search.find", input: () => ({ query: { q: "ma" } }) },
  { call: "session.userById", input: () => ({}) },
  { call: "users.history", input: () => ({}) },
  { call: "companies.all", input: () => ({}) },
  { call: "users.all", input: () => ({}) },
  { call: "users.privileges", input: () => ({}) },
  { call: "roles.all", input: () => ({}) },
  { call: "companies.byUser", input: () => ({}) },
  { call: "companies.nameExists", input: () => ({ params: { name: "Maple" } }) },
  {
    call: "companies.corporationIdExists",
    input: () => ({ params: { corporationId: "1234567" } }),
  },
  { call: "stores.byUser", input: () => ({}) },
  {
    call: "stores.mailCorporation",
    input: () => ({
      params: { corporationId: "1234567", companyName: "Maple", contactNumber: "5145550100" },
    }),
  },
  { call: "geography.states", input: () => ({}) },
  { call: "geography.stateById", input: () => ({ params: { id: "qc" } }) },
  { call: "geography.cities", input: () => ({ params: { state: "qc" } }) },
  { call: "geography.allCities", input: () => ({}) },
  { call: "categories.main", input: () => ({}) },
  { call: "categories.sub", input: () => ({ params: { categoryId: CATEGORY.home } }) },
  { call: "categories.all", input: () => ({}) },
  { call: "categories.byId", input: () => ({ params: { id: CATEGORY.home } }) },
  { call: "sections.byStatus", input: () => ({ params: { status: "active" } }) },
  {
    call: "sections.byCategory",
    input: () => ({ params: { category: "Trending", page: "Offer" } }),
  },
  { call: "campaigns.plans", input: () => ({ params: { type: "offer" } }) },
  { call: "payments.checkPromocode", input: () => ({ params: { code: "SPRING" } }) },
  { call: "payments.stuckPayments", input: () => ({}) },
  { call: "payments.cards", input: () => ({}) },
  {
    call: "reports.conversion",
    input: () => ({ params: { companyId: "undefined", storeId: "undefined", ...PERIOD } }),
  },
  {
    call: "reports.summary",
    input: () => ({ params: { companyId: "undefined", storeId: "undefined", ...PERIOD } }),
  },
];

/** Reads that name a company: who may not see it is refused with 403, whether there is one or not (TEN-3). */
function ofCompany(home: Home): readonly Step[] {
  const about = { id: COMPANY[home], home, storeId: null, exists: true };
  // Those who act across companies may name any company, and find nothing in one that is not there.
  const named = (call: string, input: Step["input"]): Step => ({
    call,
    about,
    outside: 403,
    absent: null,
    input,
  });
  return [
    named("companies.byId", (id) => ({ params: { id } })),
    named("companies.history", (id) => ({ params: { id } })),
    named("stores.byCompany", (id) => ({ params: { companyId: id } })),
    named("stores.branchCodeExists", (id) => ({ params: { companyId: id, branchCode: "x" } })),
    named("offers.byCompany", (id) => ({ params: { companyId: id, ...ALL } })),
    named("products.byCompany", (id) => ({ params: { companyId: id, ...ALL } })),
    named("products.variantsByCompany", (id) => ({
      params: { companyId: id, productId: "undefined", status: "allincludeActive" },
    })),
    named("campaigns.byCompany", (id) => ({ params: { companyId: id, ...FLYERS } })),
    named("bills.byCompany", (id) => ({ params: { companyId: id, status: "N" } })),
    named("transactions.byCompany", (id) => ({ params: { id } })),
    named("invoices.byCompany", (id) => ({ params: { id } })),
    named("catalog.byCompany", (id) => ({ params: { id } })),
    named("catalog.shopOffers", (id) => ({ params: { companyId: id, type: "Offer" } })),
    named("catalog.shopProducts", (id) => ({ params: { companyId: id } })),
    named("payments.cardOwners", (id) => ({ params: { companyId: id } })),
    named("users.byCompany", (id) => ({ params: { companyId: id } })),
    named("users.all", (id) => ({ query: { companyId: id } })),
    named("roles.all", (id) => ({ query: { companyId: id } })),
  ];
}

/** Reads that name a row: another tenant's gets the response of one that does not exist (TEN-5). */
function ofRow(home: Home, learned: LearnedIds): readonly Step[] {
  const storeId = BRANCH_OF[home];
  const about = (id: string): About => ({ id, home, storeId, exists: true });
  const [store, offer] = [about(storeId), about(flowRowId(home, "offer"))];
  const campaign = about(learned[home]["campaigns"]?.[0] ?? "");
  const invoice = about(learned[home]["invoices"]?.[0] ?? "");
  const items = { type: "flyer", ...PERIOD };
  return [
    { call: "offers.history", about: offer, input: (id) => ({ params: { id } }) },
    {
      call: "products.history",
      about: about(flowRowId(home, "product")),
      input: (id) => ({ params: { id } }),
    },
    { call: "stores.byId", about: store, input: (id) => ({ params: { id } }) },
    { call: "stores.history", about: store, input: (id) => ({ params: { id } }) },
    { call: "offers.byBranch", about: store, input: (id) => ({ params: { storeId: id, ...ALL } }) },
    {
      call: "products.byBranch",
      about: store,
      input: (id) => ({ params: { storeId: id, ...ALL } }),
    },
    {
      call: "products.variantsByBranch",
      about: store,
      input: (id) => ({
        params: { storeId: id, productId: "undefined", status: "allincludeActive" },
      }),
    },
    {
      call: "campaigns.byBranch",
      about: store,
      input: (id) => ({ params: { storeId: id, ...FLYERS } }),
    },
    {
      call: "bills.byBranch",
      about: store,
      input: (id) => ({ params: { storeId: id, status: "N" } }),
    },
    { call: "transactions.byBranch", about: store, input: (id) => ({ params: { id } }) },
    { call: "invoices.byBranch", about: store, input: (id) => ({ params: { id } }) },
    { call: "catalog.byBranch", about: store, input: (id) => ({ params: { id } }) },
    {
      call: "offers.primary",
      about: store,
      outside: 403,
      absent: null,
      input: (id) => ({ params: { companyId: COMPANY[home], storeId: id } }),
    },
    { call: "offers.byId", about: offer, input: (id) => ({ params: { id } }) },
    { call: "offers.mappedProducts", about: offer, input: (id) => ({ params: { offerId: id } }) },
    { call: "offers.mappableProducts", about: offer, input: (id) => ({ params: { id } }) },
    { call: "campaigns.beacons", about: offer, input: (id) => ({ params: { id } }) },
    { call: "campaigns.ofItem", about: offer, input: (id) => ({ params: { id } }) },
    { call: "campaigns.byId", about: campaign, input: (id) => ({ params: { id } }) },
    { call: "campaigns.beaconsOfCampaign", about: campaign, input: (id) => ({ params: { id } }) },
    // nothing is said of a campaign of others, nor of one that is not there
    { call: "campaigns.results", input: () => ({ params: { ids: campaign.id } }) },
    { call: "campaigns.offers", about: campaign, input: (id) => ({ params: { id, ...items } }) },
    { call: "campaigns.products", about: campaign, input: (id) => ({ params: { id, ...items } }) },
    { call: "invoices.byId", about: invoice, input: (id) => ({ params: { id } }) },
    { call: "invoices.pdf", about: invoice, input: (id) => ({ params: { id } }) },
    {
      call: "invoices.mail",
      about: invoice,
      input: (id) => ({ params: { id }, body: { id: rowId(home, "checkout") } }),
    },
    {
      call: "payments.checkoutById",
      about: about(rowId(home, "checkout")),
      needs: ["campaigns.create"],
      input: (id) => ({ params: { id } }),
    },
    // nothing is said of an item of others, nor of one that is not there
    { call: "payments.itemPayment", input: () => ({ params: { id: flowRowId(home, "offer") } }) },
    {
      call: "payments.checkoutTrail",
      about: about(rowId(home, "checkout")),
      input: (id) => ({ params: { id } }),
    },
  ];
}

/**
 * Every read, by several callers: about what is theirs, another's and no one's. The master is always one of them, so that
 * each read succeeds once.
 */
export async function playReads(player: FlowPlayer): Promise<void> {
  const { callers, draws, learned, others, nouns } = player.stage;
  const steps = [
    ...OPEN,
    ...HOMES.flatMap((home) => [...ofCompany(home), ...ofRow(home, learned)]),
  ];
  const isRead = ({ call }: Step) =>
    nouns.length === 0 || nouns.some((noun) => call.startsWith(`${noun}.`));
  for (const step of steps.filter(isRead)) {
    const isOwn = step.about === undefined || step.about.home === player.home;
    // drawn in any case: the one who comes after is the same, whatever the sample leaves out
    const drawn = draws.some(callers, others);
    if (!isOwn && !inSample(`read ${step.call} of ${step.about.home}`)) continue;
    for (const caller of drawn) await player.try(step, caller);
    if (isOwn) await player.playAsAllowed(step);
  }
}
