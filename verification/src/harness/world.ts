import { insertCategories } from "@marquee/server/categories/queries";
import { insertCompanies } from "@marquee/server/companies/queries";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { insertGeography } from "@marquee/server/geography/queries";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { insertStores, type NewStore } from "@marquee/server/stores/queries";
import { defaultRoleId, ensureDefaultRoles } from "@marquee/server/users/default-roles";
import { insertUsers, type NewUser } from "@marquee/server/users/queries";
import type pg from "pg";

/** When tests begin, unless they say otherwise: noon in Central time. */
export const WORLD_NOW = "2026-03-02T18:00:00.000Z";

/** Maple has three branches, Northline one; Harbour's only branch awaits approval. */
export const COMPANY = {
  maple: stableId("company maple"),
  northline: stableId("company northline"),
  harbour: stableId("company harbour"),
} as const;

/** Approved: montreal, toronto, newYork. Awaiting approval: vancouver and halifax. */
export const STORE = {
  montreal: stableId("store montreal"),
  toronto: stableId("store toronto"),
  vancouver: stableId("store vancouver"),
  newYork: stableId("store new york"),
  halifax: stableId("store halifax"),
} as const;

export const CATEGORY = {
  home: "home",
  textiles: "home-textiles",
  throws: "home-textiles-throws",
} as const;

const TAXES = { gst: 0, hst: 0, pst: 0, qst: 0 };
const STATES = [
  { id: "qc", name: "Quebec", countryId: "canada", ...TAXES, totalTax: 14.975, gst: 5, qst: 9.975 },
  { id: "on", name: "Ontario", countryId: "canada", ...TAXES, totalTax: 13, hst: 13 },
  {
    id: "bc",
    name: "British Columbia",
    countryId: "canada",
    ...TAXES,
    totalTax: 12,
    gst: 5,
    pst: 7,
  },
  { id: "ns", name: "Nova Scotia", countryId: "canada", ...TAXES, totalTax: 14, hst: 14 },
  /** A territory without cities: nothing can be placed there. */
  { id: "nu", name: "Nunavut", countryId: "canada", ...TAXES, totalTax: 5, gst: 5 },
  { id: "ny", name: "New York", countryId: "US", ...TAXES, totalTax: 8.875 },
  { id: "ca", name: "California", countryId: "US", ...TAXES, totalTax: 7.25 },
] as const;

const CITIES = [
  ["montreal", "Montreal", "qc"],
  ["quebec", "Quebec City", "qc"],
  ["laval", "Laval", "qc"],
  ["toronto", "Toronto", "on"],
  ["ottawa", "Ottawa", "on"],
  ["vancouver", "Vancouver", "bc"],
  ["halifax", "Halifax", "ns"],
  ["new-york", "New York", "ny"],
  ["buffalo", "Buffalo", "ny"],
  ["los-angeles", "Los Angeles", "ca"],
] as const;

const storeAt = (
  city: keyof typeof STORE,
  companyId: string,
  place: Pick<NewStore, "stateId" | "cityId" | "isApprove">,
): NewStore => ({
  id: STORE[city],
  companyId,
  code: city,
  storeName: `The ${city} branch`,
  marketPlace: place.stateId === "ny" ? ["United States"] : ["Canada"],
  countryId: place.stateId === "ny" ? "US" : "canada",
  ...place,
});

/** The password of every user is `marquee-demo`. `person` fills what is the same for all. */
const person = (name: string, rest: Partial<NewUser>): NewUser => ({
  email: `${name}@marquee.test`,
  name: name.charAt(0).toUpperCase() + name.slice(1),
  authType: "A",
  ...rest,
});

/** The seven of the demonstration, and three more: a user of one branch, and two who may not sign in. */
export const PEOPLE: readonly NewUser[] = [
  person("master", { isMaster: "Y" }),
  person("agent", { isAgent: "Y", roleId: defaultRoleId("Agency/Support Role") }),
  person("merchant", { companyId: COMPANY.maple, roleId: defaultRoleId("Store Admin") }),
  person("reader", { companyId: COMPANY.maple, roleId: defaultRoleId("Read_Only") }),
  person("shop", {
    companyId: COMPANY.northline,
    isShopify: "Y",
    roleId: defaultRoleId("Store Admin"),
  }),
  person("other", { companyId: COMPANY.northline, roleId: defaultRoleId("Store Admin") }),
  person("pending", { companyId: COMPANY.harbour, roleId: defaultRoleId("Store Admin") }),
  person("branch", {
    companyId: COMPANY.maple,
    storeId: STORE.montreal,
    roleId: defaultRoleId("Read_And_Write"),
  }),
  person("unverified", { companyId: COMPANY.maple, roleId: defaultRoleId("Store Admin") }),
  person("shopper", { authType: "AU" }),
];

/** Fills a database with the small world of the tests: places, companies, branches, categories and users. */
export async function makeWorld(pool: pg.Pool): Promise<void> {
  await withScope(pool, SYSTEM, async (tx) => {
    await ensureDefaultRoles(tx);
    await insertGeography(
      tx,
      STATES,
      CITIES.map(([id, name, stateId]) => ({ id, name, stateId })),
    );
    await insertCategories(tx, [
      { id: CATEGORY.home, name: "Home" },
      {
        id: CATEGORY.textiles,
        name: "Textiles",
        parentId: CATEGORY.home,
        parentLevel: 1,
        rootId: CATEGORY.home,
      },
      {
        id: CATEGORY.throws,
        name: "Throws",
        parentId: CATEGORY.textiles,
        parentLevel: 2,
        rootId: CATEGORY.home,
      },
    ]);
    await insertCompanies(tx, [
      { id: COMPANY.maple, name: "Maple", countryId: "canada" },
      { id: COMPANY.northline, name: "Northline", countryId: "US" },
      { id: COMPANY.harbour, name: "Harbour", countryId: "canada" },
    ]);
    await insertStores(tx, [
      storeAt("montreal", COMPANY.maple, { stateId: "qc", cityId: "montreal", isApprove: "Y" }),
      storeAt("toronto", COMPANY.maple, { stateId: "on", cityId: "toronto", isApprove: "Y" }),
      storeAt("vancouver", COMPANY.maple, { stateId: "bc", cityId: "vancouver", isApprove: "N" }),
      storeAt("newYork", COMPANY.northline, { stateId: "ny", cityId: "new-york", isApprove: "Y" }),
      storeAt("halifax", COMPANY.harbour, { stateId: "ns", cityId: "halifax", isApprove: "N" }),
    ]);
    await insertUsers(tx, PEOPLE);
  });
}
