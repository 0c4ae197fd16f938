/** What pictures are of, as their names begin. Those of bills show what people bought: they are for few eyes. */
export const PUBLIC_KINDS = ["offers", "products", "variants", "companies", "categories"] as const;
export const PRIVATE_KINDS = ["bills"] as const;
export type ImageKind = (typeof PUBLIC_KINDS)[number] | (typeof PRIVATE_KINDS)[number];

/** Names are made by us: a kind and a digest, for a smaller drawing behind its size. */
const NAME = /^(?:sized\/\d{1,4}x\d{1,4}\/)?([a-z]+)\/[0-9a-f]{32}\.webp$/;

const kindOf = (name: string): string | undefined => NAME.exec(name)?.[1];

/** Whether a store may hold something under this name. Whatever else is asked for is not there, wherever it would lead. */
export const isImageName = (name: string): boolean => kindOf(name) !== undefined;

/** Whether it can be asked for by itself: smaller drawings are asked for by their size. */
export const isWhole = (name: string): boolean => isImageName(name) && !name.startsWith("sized/");

/** Whether an address has to be signed to be answered (IMAGE-S4). A kind that is unknown is nobody's to see. */
export const isPrivate = (name: string): boolean =>
  !PUBLIC_KINDS.some((kind) => kind === kindOf(name));
