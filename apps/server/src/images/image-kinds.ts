/** The kinds of images that every caller may see. */
export const PUBLIC_KINDS = ["offers", "products", "variants", "companies", "categories"] as const;
/** What images are of, as their names begin. Those of bills show what shoppers bought: their addresses are signed. */
export type ImageKind = (typeof PUBLIC_KINDS)[number] | "bills";
