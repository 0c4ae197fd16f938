/** The pages of the help by their group, in the order of the side navigation; the names are the last part of their addresses (HELP-1). */
export const HELP_GROUPS = [
  {
    title: "Getting Started",
    pages: [
      "gettingStarted",
      "startWithShopAds",
      "signup",
      "merchant-agreement",
      "login-help",
      "forgot-password-help",
      "two-factor",
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

/** Addresses that show the page of another one. @internal The build of the help reads it. */
export const SAME_PAGE: Readonly<Record<string, string>> = { synchelp: "shopifyHelp" };

export type HelpPageName = (typeof HELP_GROUPS)[number]["pages"][number];

export const HELP_PAGES: readonly HelpPageName[] = HELP_GROUPS.flatMap(({ pages }) => pages);

/** Returns the group of a page; the index has none. */
export const helpGroup = (name: string): string | null =>
  HELP_GROUPS.find(({ pages }) => pages.some((page) => page === name))?.title ?? null;

/** A page of the help, or a heading of one: `campaign#read-the-price`. */
export type HelpAddress = HelpPageName | `${HelpPageName}#${string}`;

/** What explains each screen, by the beginning of its path below `/ADMIN-UI`; the longest that fits counts (HELP-2). */
export const SCREEN_HELP: Readonly<Record<string, HelpAddress>> = {
  "/login": "login-help",
  "/register": "signup",
  "/forgotPassword": "forgot-password-help",
  "/home": "dashboard#read-home",
  "/home/company": "company#open-stores",
  "/home/company/AddCompany": "company#add-or-edit-a-company",
  "/home/company/AddLogo": "company#change-the-logo",
  "/home/company/policy": "add-edit-store-policy",
  "/home/company/store": "add-store-branch",
  "/home/branches": "help-store",
  "/home/categories": "manager-role#manage-the-categories",
  "/home/offers": "offer-collection",
  "/home/offers/add": "create-new-offer",
  "/home/offers/mapProduct": "offer-associated-product#map-more-products-to-a-live-offer",
  "/home/offers/promote": "campaign#choose-where-and-when",
  "/home/products": "help-products",
  "/home/products/addProduct": "create-new-products",
  "/home/products/import": "help-products#import-a-file",
  "/home/productVariant": "create-new-products#sell-it-in-variants",
  "/home/campaign": "campaign",
  "/home/checkout": "campaign#pay",
  "/home/campaign/promotionBatch": "campaign#choose-what-to-promote",
  "/home/campaign/manage": "campaign#watch-it",
  "/home/campaign/sponsoredPromotion": "campaign#bid-for-keywords-or-sections",
  "/home/section": "manager-role#open-sections-for-bids",
  "/home/shopifySponsored": "manager-role#open-sections-for-bids",
  "/home/catalog": "shopifyHelp#open-the-catalog",
  "/home/transactions": "invoice#look-at-a-payment",
  "/home/invoice": "invoice",
  "/home/invoice/viewInvoice": "invoice#read-the-invoice",
  "/home/payments": "invoice#see-your-payments",
  "/home/bills": "invoice#know-the-bills",
  "/home/report": "campaign#watch-it",
  "/home/consolidateConversionReport": "campaign#watch-it",
  "/home/users": "update-user",
  "/home/users/view": "update-user#change-a-user",
  "/home/users/addUser": "update-user#add-a-user",
  "/home/users/invite": "update-user#invite-several-people",
  "/home/users/addRole": "add-new-roll",
  "/home/paymentMethod": "campaign#pay",
  "/home/profile": "update-user#change-your-own-profile",
};

/** Returns the page that explains a screen, at the heading that is about it. */
export function helpAddress(path: string): HelpAddress {
  const lower = path.toLowerCase();
  const [longest] = Object.keys(SCREEN_HELP)
    .filter((start) => lower === start.toLowerCase() || lower.startsWith(`${start.toLowerCase()}/`))
    .toSorted((one, other) => other.length - one.length);
  return (longest === undefined ? undefined : SCREEN_HELP[longest]) ?? "gettingStarted";
}

/** The path of a page of the help, from the root of the site. */
export const helpHref = (address: HelpAddress): string => `/ADMIN-UI/help/${address}`;
