/** What images are of that anybody may see. */
export const PUBLIC_KINDS = ["offers", "products", "variants", "companies", "categories"] as const;
/** What images are of, as their names begin. Those of bills show what people bought: their addresses are signed. */
export type ImageKind = (typeof PUBLIC_KINDS)[number] | "bills";
