/** Even, so that half of each is a whole number too. */
const STEPS = [2, 4, 6, 8, 10] as const;

/** Where a scale ends: the first round number that no figure exceeds (SCREEN-H1). */
export function roundScale(figures: readonly number[]): number {
  const most = Math.max(1, ...figures);
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(most)) - 1);
  return unit * (STEPS.find((step) => step * unit >= most) ?? 10);
}

/** The positions of at most `most` marks on an axis of days, equally spaced from the first day on. */
export function marksOf(days: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((days - 1) / (most - 1)));
  return Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);
}
