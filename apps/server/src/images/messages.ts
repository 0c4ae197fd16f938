/** What uploads and addresses of pictures are refused with. */
export const imageMessages = {
  type: "Please choose a JPEG, PNG, WebP, AVIF or GIF picture.",
  pixels: "This picture has more than 40 million pixels. Please choose a smaller one.",
  damaged: "This picture cannot be read: it is damaged or incomplete.",
} as const;
