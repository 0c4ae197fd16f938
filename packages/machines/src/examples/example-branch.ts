import { emptyStore } from "@marquee/domain/stores/store-draft";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";

const company = {
  id: "c1",
  name: "Atelier Boréal",
  corporationId: "1234567",
  website: "https://atelier.test",
  logo: null,
};

/** A new branch of a company, as its wizard begins. */
export const emptyBranch: StoreDraft = emptyStore("s1", company, "CA");

/** A branch that breaks no rule. */
export const exampleBranch: StoreDraft = {
  ...emptyBranch,
  storeName: "Gastown",
  code: "VAN-01",
  categories: [{ id: "home", name: "Home" }],
  stateId: "bc",
  cityId: "vancouver",
  pincode: "V6B 1B6",
  address1: "3",
  address2: "27 Cedar Quay",
  isphysical: "N",
  managerName: "Nadia Fortin",
  managerEmail: "nadia@atelier.test",
  managerMobile: "6045550103",
};
