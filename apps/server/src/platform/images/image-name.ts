/** Names are made by us: a kind and a digest, for a smaller size behind that size. */
const NAME = /^(?:sized\/\d{1,4}x\d{1,4}\/)?([a-z]+)\/[0-9a-f]{32}\.webp$/;

/** What an image is of, as its name begins: `offers` of `offers/<hash>.webp`. Undefined if a name is none. */
export const imageKind = (name: string): string | undefined => NAME.exec(name)?.[1];

/** Whether a store may hold something under this name. Any other name is not there, wherever it would lead. */
export const isImageName = (name: string): boolean => imageKind(name) !== undefined;

/** Whether it can be requested by itself: smaller sizes are requested by their size. */
export const isWhole = (name: string): boolean => isImageName(name) && !name.startsWith("sized/");
