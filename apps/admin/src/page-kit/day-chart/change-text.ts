import { changeInPercent } from "@marquee/domain/campaigns/results/campaign-results";

/** "12 % more than 1,047 before"; null if there is nothing to compare with. */
export function changeText(
  figure: number,
  before: number | null,
  format: (figure: number) => string,
): string | null {
  if (before === null) return null;
  const change = changeInPercent(figure, before);
  if (change === null) return "None on the days before";
  if (change === 0) return "As on the days before";
  return `${Math.abs(change)} % ${change > 0 ? "more" : "less"} than ${format(before)} before`;
}
