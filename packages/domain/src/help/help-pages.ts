/** The pages of the help by their group, in the order of the side navigation; the names are the last part of their addresses (HELP-1). */
export const HELP_GROUPS = [
  {
    title: "Getting Started",
    pages: [
      "gettingStarted",
      "startWithShopAds",
      "signup",
      "login-help",
      "forgot-password-help",
      "dashboard",
      "company",
      "help-store",
      "add-store-branch",
      "edit-store-branch",
      "add-edit-store-policy",
    ],
  },
  {
    title: "Shopify Integration",
    pages: [
      "shopifyHelp",
      "synchelpOfferMode",
      "syncProducthelp",
      "syncCollectionhelp",
      "syncOfferhelp",
      "syncCategoryhelp",
      "syncDepartmenthelp",
      "syncOccasionHelp",
      "syncErrorhelp",
    ],
  },
  {
    title: "Ad Creation",
    pages: [
      "offer-collection",
      "create-new-offer",
      "edit-offer",
      "offer-copy",
      "offer-associated-product",
      "collection",
      "help-products",
      "create-new-products",
      "edit-products",
      "product-copy",
    ],
  },
  { title: "Campaign Setup", pages: ["campaign", "invoice"] },
  {
    title: "User Management",
    pages: ["update-user", "roles", "add-new-roll", "manager-role"],
  },
  { title: "Contact", pages: ["how-to-convert-your-account-into-an-agency"] },
] as const;

/** Addresses that show the page of another one. */
export const SAME_PAGE: Readonly<Record<string, string>> = { synchelp: "shopifyHelp" };

export type HelpPageName = (typeof HELP_GROUPS)[number]["pages"][number];

export const HELP_PAGES: readonly HelpPageName[] = HELP_GROUPS.flatMap(({ pages }) => pages);

/** Returns the group of a page; the index has none. */
export const helpGroup = (name: string): string | null =>
  HELP_GROUPS.find(({ pages }) => pages.some((page) => page === name))?.title ?? null;

/** The page of each screen, by the beginning of its path below `/ADMIN-UI`; the longest that fits counts (HELP-2). */
const SCREEN_PAGES: Readonly<Record<string, HelpPageName>> = {
  "/login": "login-help",
  "/register": "signup",
  "/forgotPassword": "forgot-password-help",
  "/home": "dashboard",
  "/home/company": "help-store",
  "/home/company/AddCompany": "company",
  "/home/company/AddLogo": "company",
  "/home/branches": "help-store",
  "/home/company/store": "add-store-branch",
  "/home/company/policy": "add-edit-store-policy",
  "/home/categories": "syncCategoryhelp",
  "/home/offers": "offer-collection",
  "/home/offers/add": "create-new-offer",
  "/home/offers/mapProduct": "offer-associated-product",
  "/home/offers/promote": "campaign",
  "/home/products": "help-products",
  "/home/products/addProduct": "create-new-products",
  "/home/productVariant": "help-products",
  "/home/campaign": "campaign",
  "/home/section": "campaign",
  "/home/shopifySponsored": "campaign",
  "/home/catalog": "shopifyHelp",
  "/home/transactions": "invoice",
  "/home/invoice": "invoice",
  "/home/bills": "invoice",
  "/home/report": "dashboard",
  "/home/consolidateConversionReport": "dashboard",
  "/home/users": "update-user",
  "/home/users/addRole": "add-new-roll",
  "/home/paymentMethod": "campaign",
  "/home/profile": "dashboard",
};

/** Returns the page that explains a screen. */
export function helpPageOf(path: string): HelpPageName {
  const lower = path.toLowerCase();
  const [found] = Object.keys(SCREEN_PAGES)
    .filter((start) => lower === start.toLowerCase() || lower.startsWith(`${start.toLowerCase()}/`))
    .toSorted((one, other) => other.length - one.length);
  return (found === undefined ? undefined : SCREEN_PAGES[found]) ?? "gettingStarted";
}
