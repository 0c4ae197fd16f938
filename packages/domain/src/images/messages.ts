/** What the screens and the server say about images. */
export const imageMessages = {
  type: "Please choose a JPEG, PNG, WebP, AVIF or GIF picture.",
  empty: "This file is empty.",
  tooLarge: "This picture is larger than 8 MB. Please choose a smaller one.",
  logoTooLarge: "This logo is larger than 4 MB. Please choose a smaller one.",
  noRoomForOffer: "An offer has one picture.",
  noRoomForProduct: "A product has at most 10 pictures.",
  noRoomForVariant: "A product variant has at most 5 pictures.",
  noRoomForLogo: "There is one logo.",
  noRoomForCategory: "A category has one picture.",
  bestForOffer: "For best view upload image with size 1000 x 550",
  bestForProduct: "For best view upload image with size 1000 x 1000",
  bestForLogo: "For best view upload image with size 500 x 250",
  betterForOffer: "Works, but 1000 × 550 looks better.",
  betterForProduct: "Works, but 1000 × 1000 looks better.",
  betterForLogo: "Works, but 500 × 250 looks better.",
  pixels: "This picture has more than 40 million pixels. Please choose a smaller one.",
  logoPixels: "This logo has more than 4 million pixels. Please choose a smaller one.",
  damaged: "This picture cannot be read: it is damaged or incomplete.",
  sendFailed: "The picture could not be sent. Check your connection and try again.",
  busy: "Many pictures are being worked on right now. Please try again in a moment.",
  away: "Pictures cannot be reached right now. Nothing was changed; please try again in a moment.",
} as const;

/** What screen readers read out while images are sent, moved and removed (IMAGESLOT-M8). */
export const imageAnnouncements = {
  sending: (count: number) => (count === 1 ? "Sending 1 picture." : `Sending ${count} pictures.`),
  stored: (name: string) => `${name} is in place.`,
  failed: (name: string, reason: string) => `${name} was not sent. ${reason}`,
  removed: (position: number) => `Picture ${position} removed. Undo brings it back.`,
  calledOff: "Called off. The picture from before is back.",
  restored: (position: number) => `Picture ${position} is back.`,
  lifted: (position: number, total: number) =>
    `Picture ${position} of ${total} lifted. Arrow keys move it, Space drops it, Escape puts it back.`,
  moved: (position: number, total: number) => `Now ${position} of ${total}.`,
  dropped: (position: number, total: number) => `Dropped as picture ${position} of ${total}.`,
  putBack: (position: number) => `Put back as picture ${position}.`,
} as const;
