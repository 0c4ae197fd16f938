import sharp from "sharp";

/** An image of this size in one colour, to be written in any format. */
export const plainImage = (width: number, height: number, background = "#c4703f") =>
  sharp({ create: { width, height, channels: 3, background } });

/** An image that no format can compress: every pixel is another. */
export const noisyImage = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "red",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
