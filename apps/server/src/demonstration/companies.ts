import type { NewCompany } from "../companies/queries.ts";
import type { NewStore } from "../stores/queries.ts";
import { CITIES, STATES } from "./places.ts";
import { stableId } from "./stable-id.ts";

const companyId = (name: string) => stableId(`demonstration company ${name}`);
const storeId = (name: string) => stableId(`demonstration store ${name}`);

export const BOREAL = companyId("Atelier Boréal");
export const PRAIRIE = companyId("Prairie Table");
export const LOOM = companyId("Loom & Kettle");
export const HARBOUR = companyId("Harbour Books");
export const DRIFTWOOD = companyId("Driftwood & Thread");

/** The country and state of a city of ours. */
function placeAt(cityId: string) {
  const stateId = CITIES.find(({ id }) => id === cityId)?.stateId;
  const state = STATES.find(({ id }) => id === stateId);
  if (!state) throw new Error(`${cityId} is no city of the demonstration`);
  return { countryId: state.countryId, stateId: state.id, cityId };
}

/** An address as forms have it: `address1` is the unit, `address2` the street. */
const addressAt = (cityId: string, address1: string, address2: string, pincode: string) => ({
  ...placeAt(cityId),
  address1,
  address2,
  pincode,
});

const toManager = (managerName: string, managerMobile: string, managerEmail: string) => ({
  managerName,
  managerMobile,
  managerEmail,
});

/** A house of home goods, a table shop on both sides of the border, two shop-platform merchants, and a newcomer. */
export const COMPANIES: readonly NewCompany[] = [
  {
    id: BOREAL,
    name: "Atelier Boréal",
    regName: "Atelier Boréal inc.",
    corporationId: "1174539-2",
    website: "https://boreal.marquee.test/",
    ...addressAt("ca-qc-montreal", "204", "12 rue des Tisserands", "H2T 1X3"),
    ...toManager("Nadia Fortin", "5145550103", "merchant@marquee.test"),
  },
  {
    id: PRAIRIE,
    name: "Prairie Table",
    regName: "Prairie Table Ltd.",
    corporationId: "2021884417",
    website: "https://prairietable.marquee.test/",
    ...addressAt("ca-ab-calgary", "1", "40 Prairie Rose Lane", "T2G 0S9"),
    ...toManager("Grace Okafor", "4035550106", "other@marquee.test"),
  },
  {
    id: LOOM,
    name: "Loom & Kettle",
    isShopify: "Y",
    corporationId: "8841207 97",
    website: "https://loomandkettle.marquee.test/",
    ...addressAt("us-or-portland", "B", "71 Kettle Row", "97210"),
    ...toManager("Jonas Berg", "5035550105", "shop@marquee.test"),
  },
  {
    id: HARBOUR,
    name: "Harbour Books",
    corporationId: "3309451",
    website: "https://harbourbooks.marquee.test/",
    ...addressAt("ca-ns-halifax", "2", "9 Lighthouse Walk", "B3J 1Z6"),
    ...toManager("Tomás Rivera", "9025550107", "pending@marquee.test"),
  },
  {
    id: DRIFTWOOD,
    name: "Driftwood & Thread",
    isShopify: "Y",
    corporationId: "6047713 05",
    website: "https://driftwood.marquee.test/",
    ...addressAt("us-wa-seattle", "3", "18 Ferry Landing", "98104"),
    ...toManager("Wren Takahashi", "2065550110", "wren@marquee.test"),
  },
];

export const BRANCH = {
  montreal: storeId("Montréal"),
  toronto: storeId("Toronto"),
  vancouver: storeId("Vancouver"),
  calgary: storeId("Calgary"),
  brooklyn: storeId("Brooklyn"),
  portland: storeId("Portland"),
  halifax: storeId("Halifax"),
  seattle: storeId("Seattle"),
} as const;
export type Branch = keyof typeof BRANCH;
export const BRANCHES = Object.keys(BRANCH) as Branch[];

type Address = ReturnType<typeof addressAt>;

/** A branch that is open from Monday to Saturday; its market places follow from its address, the rest from its company. */
function storeAt(
  branch: Branch,
  owner: string,
  code: string,
  storeName: string,
  address: Address,
  rest: Partial<NewStore> = {},
): NewStore {
  const { name, corporationId, website, managerName, managerMobile, managerEmail } =
    COMPANIES.find(({ id }) => id === owner) ?? {};
  return {
    id: BRANCH[branch],
    companyId: owner,
    code,
    storeName,
    ...address,
    companyBusinessName: name ?? "",
    corporationId: corporationId ?? "",
    websiteUrl: website ?? "",
    managerName: managerName ?? "",
    managerMobile: managerMobile ?? "",
    managerEmail: managerEmail ?? "",
    isphysical: "Y",
    isSameAddress: "Y",
    fromHrs: ["10:00"],
    toHrs: ["21:00"],
    weeklyOff: "Sunday",
    deliveryType: "Delivery",
    secondDeliveryType: "Pickup",
    deliveryNotes: 75,
    storeDescription: `${storeName} has what is shown here in the shop, too.`,
    returnPolicy: "Unused goods are taken back within 30 days.",
    deliveryPolicy: "Orders leave the shop within two working days.",
    warrantyPolicy: "Defects are mended or replaced for two years.",
    marketPlace: address.countryId === "US" ? ["United States"] : ["Canada"],
    isApprove: "Y",
    ...rest,
  };
}

export const STORES: readonly NewStore[] = [
  storeAt(
    "montreal",
    BOREAL,
    "MTL-01",
    "Atelier Boréal Mile End",
    addressAt("ca-qc-montreal", "204", "12 rue des Tisserands", "H2T 1X3"),
    {
      marketPlace: ["Canada", "United States"],
      ...toManager("Sofia Nguyen", "5145550108", "sofia@marquee.test"),
    },
  ),
  storeAt(
    "toronto",
    BOREAL,
    "TOR-01",
    "Atelier Boréal Queen West",
    addressAt("ca-on-toronto", "1", "118 Maple Mews", "M6J 1G3"),
    toManager("Marc Lavoie", "4165550109", "marc@marquee.test"),
  ),
  storeAt(
    "vancouver",
    BOREAL,
    "VAN-01",
    "Atelier Boréal Gastown",
    addressAt("ca-bc-vancouver", "3", "27 Cedar Quay", "V6B 1B6"),
  ),
  storeAt(
    "calgary",
    PRAIRIE,
    "YYC-01",
    "Prairie Table Inglewood",
    addressAt("ca-ab-calgary", "1", "40 Prairie Rose Lane", "T2G 0S9"),
  ),
  storeAt(
    "brooklyn",
    PRAIRIE,
    "NYC-01",
    "Prairie Table Brooklyn",
    addressAt("us-ny-brooklyn", "5A", "305 Bridge Yard", "11201"),
  ),
  storeAt(
    "portland",
    LOOM,
    "PDX-01",
    "Loom & Kettle",
    addressAt("us-or-portland", "B", "71 Kettle Row", "97210"),
    { isShopify: "Y", domainURL: "loom-and-kettle.marquee.test", storeSellCountry: "US" },
  ),
  storeAt(
    "halifax",
    HARBOUR,
    "HFX-01",
    "Harbour Books",
    addressAt("ca-ns-halifax", "2", "9 Lighthouse Walk", "B3J 1Z6"),
    { isApprove: "N" },
  ),
  storeAt(
    "seattle",
    DRIFTWOOD,
    "SEA-01",
    "Driftwood & Thread",
    addressAt("us-wa-seattle", "3", "18 Ferry Landing", "98104"),
    { isShopify: "Y", domainURL: "driftwood.marquee.test", storeSellCountry: "canada" },
  ),
];

/** Whose branch it is. */
export function branchOwner(branch: Branch): string {
  const store = STORES.find(({ id }) => id === BRANCH[branch]);
  if (!store) throw new Error(`${branch} is no branch of the demonstration`);
  return store.companyId;
}

/** The main categories that the branches of a company sell in. */
const SELLS_IN: Readonly<Record<string, readonly string[]>> = {
  [BOREAL]: ["home", "kitchen-and-table"],
  [PRAIRIE]: ["kitchen-and-table"],
  [LOOM]: ["kitchen-and-table", "home"],
  [HARBOUR]: ["books-and-paper"],
  [DRIFTWOOD]: ["home"],
};

export const STORE_CATEGORIES = STORES.flatMap(({ id: storeId, companyId }) =>
  (SELLS_IN[companyId] ?? []).map((categoryId, position) => ({
    companyId,
    storeId,
    categoryId,
    position,
  })),
);
