const WIDTH = 84;
const HEIGHT = 28;

/** Few figures as a line from zero, beside the last of them in words. */
export function SparkLine({ figures }: { readonly figures: readonly number[] }) {
  const top = Math.max(1, ...figures);
  const x = (index: number) => (index / Math.max(1, figures.length - 1)) * (WIDTH - 6) + 3;
  const y = (figure: number) => HEIGHT - 3 - (figure / top) * (HEIGHT - 6);
  const points = figures.map((figure, index) => `${x(index)},${y(figure)}`).join(" ");
  const last = figures.length - 1;
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="inline-block text-[var(--data-2)]"
    >
      <polygon
        points={`3,${HEIGHT - 3} ${points} ${x(last)},${HEIGHT - 3}`}
        fill="currentColor"
        opacity="0.1"
      />
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(last)} cy={y(figures[last] ?? 0)} r="2.5" fill="currentColor" />
    </svg>
  );
}
