import { MOST_PRODUCT_IMAGES, MOST_VARIANT_IMAGES } from "./image-limits.ts";
import { imageMessages } from "./messages.ts";

/** Width and height of an image in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** What images of a form are for: how many there may be, and what is advised (IMAGE-V6, IMAGE-V7). */
export interface ImagePurpose {
  readonly most: number;
  readonly noRoom: string;
  /** The size that looks best: shown before, checked after. Null if every size will do. */
  readonly advice: {
    readonly size: PixelSize;
    readonly before: string;
    readonly after: string;
  } | null;
}

const ofProduct = {
  size: { width: 1000, height: 1000 },
  before: imageMessages.bestForProduct,
  after: imageMessages.betterForProduct,
} as const;

const logo = {
  most: 1,
  noRoom: imageMessages.noRoomForLogo,
  advice: {
    size: { width: 500, height: 250 },
    before: imageMessages.bestForLogo,
    after: imageMessages.betterForLogo,
  },
} as const;

export const IMAGE_PURPOSES = {
  offer: {
    most: 1,
    noRoom: imageMessages.noRoomForOffer,
    advice: {
      size: { width: 1000, height: 550 },
      before: imageMessages.bestForOffer,
      after: imageMessages.betterForOffer,
    },
  },
  product: {
    most: MOST_PRODUCT_IMAGES,
    noRoom: imageMessages.noRoomForProduct,
    advice: ofProduct,
  },
  variant: {
    most: MOST_VARIANT_IMAGES,
    noRoom: imageMessages.noRoomForVariant,
    advice: ofProduct,
  },
  logo,
  category: { most: 1, noRoom: imageMessages.noRoomForCategory, advice: null },
} as const satisfies Readonly<Record<string, ImagePurpose>>;

/** How far the proportions may be off before it is visible. */
const TOLERANCE = 0.02;

/** The advice on an image of this size, or null if it is as advised (IMAGE-V7) or its pixels are unknown. */
export function sizeAdvice(purpose: ImagePurpose, pixels: PixelSize | null): string | null {
  if (purpose.advice === null || pixels === null) return null;
  const { size, after } = purpose.advice;
  const isLarge = pixels.width >= size.width && pixels.height >= size.height;
  const wanted = size.width / size.height;
  const isAlike = Math.abs(pixels.width / pixels.height - wanted) <= wanted * TOLERANCE;
  return isLarge && isAlike ? null : after;
}
