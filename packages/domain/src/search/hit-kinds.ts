/** The kinds of things that the server looks for, in the order in which equal hits are shown (SEARCH-R3). */
export const SEARCH_KINDS = [
  "companies",
  "branches",
  "campaigns",
  "offers",
  "products",
  "invoices",
  "transactions",
  "categories",
  "users",
] as const;
