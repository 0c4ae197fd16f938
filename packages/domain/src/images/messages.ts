import {
  MOST_IMAGE_BYTES,
  MOST_PIXELS,
  MOST_PRODUCT_IMAGES,
  MOST_VARIANT_IMAGES,
} from "./image-limits.ts";

const MILLION = 1_000_000;

/** What the screens and the server say about images. */
export const imageMessages = {
  type: "Please choose a JPEG, PNG, WebP, AVIF or GIF image.",
  heic: "This is a HEIC photo, which few browsers can show. Please save it as a JPEG first: open it on the phone or computer and export it, or set the camera to “Most Compatible”.",
  empty: "This file is empty.",
  tooLarge: `This image is larger than ${MOST_IMAGE_BYTES / MILLION} MB. Please choose a smaller one.`,
  noRoomForOffer: "An offer has one image.",
  noRoomForProduct: `A product has at most ${MOST_PRODUCT_IMAGES} images.`,
  noRoomForVariant: `A product variant has at most ${MOST_VARIANT_IMAGES} images.`,
  noRoomForLogo: "There is one logo.",
  noRoomForCategory: "A category has one image.",
  bestForOffer: "For best view upload image with size 1000 x 550",
  bestForProduct: "For best view upload image with size 1000 x 1000",
  bestForLogo: "For best view upload image with size 500 x 250",
  betterForOffer: "Works, but 1000 × 550 looks better.",
  betterForProduct: "Works, but 1000 × 1000 looks better.",
  betterForLogo: "Works, but 500 × 250 looks better.",
  pixels: `This image has more than ${MOST_PIXELS / MILLION} million pixels. Please choose a smaller one.`,
  damaged: "This image cannot be read: it is damaged or incomplete.",
  sendFailed: "The image could not be sent. Check your connection and try again.",
  busy: "Many images are being worked on right now. Please try again in a moment.",
  away: "Images cannot be reached right now. Nothing was changed; please try again in a moment.",
} as const;

/** What screen readers read out while images are sent, moved and removed (IMAGESLOT-M8). */
export const imageAnnouncements = {
  sending: (count: number) => (count === 1 ? "Sending 1 image." : `Sending ${count} images.`),
  stored: (name: string) => `${name} is in place.`,
  failed: (name: string, reason: string) => `${name} was not sent. ${reason}`,
  removed: (position: number) => `Image ${position} removed. Undo brings it back.`,
  calledOff: "Called off. The image from before is back.",
  restored: (position: number) => `Image ${position} is back.`,
  lifted: (position: number, total: number) =>
    `Image ${position} of ${total} lifted. Arrow keys move it, Space drops it, Escape puts it back.`,
  moved: (position: number, total: number) => `Now ${position} of ${total}.`,
  dropped: (position: number, total: number) => `Dropped as image ${position} of ${total}.`,
  putBack: (position: number) => `Put back as image ${position}.`,
} as const;
