/**
 * The lists whose views can be saved, by the names they have in the panel, and what each may have in its address beside
 * what every list may: its filters, and the days it shows.
 */
export const VIEW_LISTS = {
  Bills: [],
  Catalogs: [],
  "Collections of a catalog": ["synced"],
  Companies: [],
  "Conversion report": ["range", "from", "to"],
  "Flyer campaigns": [],
  Invoices: [],
  /** The list of the kit, which only an embedded server shows. */
  Kit: ["type", "range", "from", "to"],
  Offers: ["type"],
  "Orders of a bill": [],
  "Payments that need attention": [],
  Disputes: ["closed"],
  "Product variants": [],
  Products: [],
  "Products of a catalog": ["synced"],
  Roles: [],
  "Saved cards": [],
  "Sponsored campaigns": [],
  "Sponsored sections": [],
  Stores: [],
  Transactions: ["status", "range", "from", "to"],
  Users: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ViewList = keyof typeof VIEW_LISTS;

const isViewList = (name: string): name is ViewList => Object.hasOwn(VIEW_LISTS, name);

export const VIEW_LIST_NAMES = Object.keys(VIEW_LISTS).filter(isViewList);
