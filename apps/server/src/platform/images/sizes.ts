/** An image as it is requested: whole, or in one of the sizes that screens use. */
export interface Size {
  readonly width: number;
  /** Without it the image keeps its proportions; with it the image is cut to fit. */
  readonly height: number | null;
}

/** Thumbnails of tables and cards, twice their size for sharp displays, and the carousel. */
export const SIZES: readonly Size[] = [
  { width: 80, height: null },
  { width: 80, height: 80 },
  { width: 160, height: null },
  { width: 160, height: 160 },
  { width: 320, height: null },
  { width: 500, height: null },
  { width: 940, height: 650 },
];

/** How a size is named in the store: `80x80`, and `320x0` if the height follows from the image. */
export const sizeName = ({ width, height }: Size): string => `${width}x${height ?? 0}`;

const inWords = SIZES.map(({ width, height }) =>
  height === null ? `w=${width}` : `w=${width}&h=${height}`,
);

export const SIZE_MESSAGE = `An image comes whole or in one of these sizes: ${inWords.join(", ")}.`;

/** The size that a query requests: null for the whole image, undefined for a size there is not (IMAGE-S1). */
export function readSize(query: unknown): Size | null | undefined {
  if (typeof query !== "object" || query === null) return null;
  const { w, h } = query as { w?: unknown; h?: unknown };
  if (w === undefined && h === undefined) return null;
  return SIZES.find(
    ({ width, height }) =>
      String(width) === w && (height === null ? h === undefined : String(height) === h),
  );
}
