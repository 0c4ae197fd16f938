import sharp from "sharp";

/** A plain picture of this size, to be written in any format. */
export const drawn = (width: number, height: number, background = "#c4703f") =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture that no format can make small: every pixel is another. */
export const noisy = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "red",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
