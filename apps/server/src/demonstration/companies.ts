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

/** A house of home goods, a table shop on both sides of the border, a shop-platform merchant, and a newcomer. */
export const COMPANIES: readonly NewCompany[] = [
  { id: BOREAL, name: "Atelier Boréal", regName: "Atelier Boréal inc.", countryId: "canada" },
  { id: PRAIRIE, name: "Prairie Table", regName: "Prairie Table Ltd.", countryId: "canada" },
  { id: LOOM, name: "Loom & Kettle", isShopify: "Y", countryId: "US" },
  { id: HARBOUR, name: "Harbour Books", countryId: "canada" },
];

export const BRANCH = {
  montreal: storeId("Montréal"),
  toronto: storeId("Toronto"),
  vancouver: storeId("Vancouver"),
  calgary: storeId("Calgary"),
  brooklyn: storeId("Brooklyn"),
  portland: storeId("Portland"),
  halifax: storeId("Halifax"),
} as const;
export type Branch = keyof typeof BRANCH;

/** A branch in a city of ours; its country and market places follow from the city. */
function storeAt(
  branch: Branch,
  owner: string,
  code: string,
  storeName: string,
  cityId: string,
  rest: Partial<NewStore> = {},
): NewStore {
  const stateId = CITIES.find(({ id }) => id === cityId)?.stateId;
  const state = STATES.find(({ id }) => id === stateId);
  if (!state) throw new Error(`${cityId} is no city of the demonstration`);
  return {
    id: BRANCH[branch],
    companyId: owner,
    code,
    storeName,
    stateId: state.id,
    cityId,
    countryId: state.countryId,
    marketPlace: state.countryId === "US" ? ["United States"] : ["Canada"],
    isApprove: "Y",
    ...rest,
  };
}

export const STORES: readonly NewStore[] = [
  storeAt("montreal", BOREAL, "MTL-01", "Atelier Boréal Mile End", "ca-qc-montreal", {
    marketPlace: ["Canada", "United States"],
  }),
  storeAt("toronto", BOREAL, "TOR-01", "Atelier Boréal Queen West", "ca-on-toronto"),
  storeAt("vancouver", BOREAL, "VAN-01", "Atelier Boréal Gastown", "ca-bc-vancouver"),
  storeAt("calgary", PRAIRIE, "YYC-01", "Prairie Table Inglewood", "ca-ab-calgary"),
  storeAt("brooklyn", PRAIRIE, "NYC-01", "Prairie Table Brooklyn", "us-ny-brooklyn"),
  storeAt("portland", LOOM, "PDX-01", "Loom & Kettle", "us-or-portland", { isShopify: "Y" }),
  storeAt("halifax", HARBOUR, "HFX-01", "Harbour Books", "ca-ns-halifax", { isApprove: "N" }),
];

/** Whose branch it is. */
export function ownerOf(branch: Branch): string {
  const store = STORES.find(({ id }) => id === BRANCH[branch]);
  if (!store) throw new Error(`${branch} is no branch of the demonstration`);
  return store.companyId;
}
