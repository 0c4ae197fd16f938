/** The currencies that shops sell in, in the order in which they are shown. All else of the product is in CAD. */
export const CURRENCIES = ["CAD", "USD"] as const;
