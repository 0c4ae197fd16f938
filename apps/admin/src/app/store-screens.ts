import { Store, Waypoints } from "lucide-react";
import { companySearch } from "../features/companies/companies.search.ts";
import {
  companiesSearch,
  policySearch,
  storePageSearch,
  storeSearch,
  storesSearch,
  waitingSearch,
} from "../features/stores/stores.search.ts";
import type { Screen } from "./screen.ts";

/** The screens of companies and their stores or branches. */
export const STORE_SCREENS = [
  {
    path: "/home/company",
    aliases: ["/home/company/manage"],
    kind: "list",
    title: "Companies",
    search: companiesSearch,
    menu: "Stores",
    icon: Store,
    load: async () => (await import("../features/stores/companies-screen.tsx")).CompaniesScreen,
    rows: async () => (await import("../features/stores/companies-screen.tsx")).firstCompanies,
  },
  {
    path: "/home/company/view",
    kind: "detail",
    title: "Company",
    search: companySearch,
    load: async () => (await import("../features/owners/company-screen.tsx")).CompanyScreen,
  },
  {
    path: "/home/company/AddCompany",
    kind: "formWithAside",
    title: "Add Company",
    titles: { id: "Edit Company" },
    search: companySearch,
    load: async () =>
      (await import("../features/companies/company-form-screen.tsx")).CompanyFormScreen,
  },
  {
    path: "/home/company/AddLogo",
    kind: "form",
    title: "Update Company Logo",
    search: companySearch,
    load: async () =>
      (await import("../features/companies/company-logo-screen.tsx")).CompanyLogoScreen,
  },
  {
    path: "/home/company/policy",
    kind: "form",
    title: "Store Policy",
    titles: { id: "Companies" },
    search: policySearch,
    ability: "stores.editPolicy",
    load: async () =>
      (await import("../features/stores/store-policy-screen.tsx")).StorePolicyScreen,
  },
  {
    path: "/home/company/store",
    kind: "formWithAside",
    title: "Add Store/Branch",
    titles: { id: "Edit Store/Branch" },
    search: storeSearch,
    load: async () =>
      (await import("../features/stores/store-wizard-screen.tsx")).StoreWizardScreen,
  },
  {
    path: "/home/branches",
    kind: "list",
    title: "Branches",
    search: storesSearch,
    menu: "Branches",
    icon: Waypoints,
    load: async () => (await import("../features/stores/stores-screen.tsx")).StoresScreen,
    rows: async () => (await import("../features/stores/stores-screen.tsx")).firstStores,
  },
  {
    path: "/home/branches/waiting",
    kind: "list",
    title: "Branches",
    search: waitingSearch,
    ability: "companies.select",
    load: async () => (await import("../features/owners/waiting-screen.tsx")).WaitingScreen,
  },
  {
    path: "/home/branches/view",
    kind: "detail",
    title: "Branch",
    search: storePageSearch,
    load: async () => (await import("../features/owners/store-screen.tsx")).StoreScreen,
  },
] as const satisfies readonly Screen[];
