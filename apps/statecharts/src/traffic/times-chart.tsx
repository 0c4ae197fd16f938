import {
  bucketEdges,
  countTimes,
  formatTime,
  LEAST_FOR_P90,
  quantile,
} from "@marquee/domain/traffic/histogram";

const HEIGHT = 64;
const WIDTH = 320;

/** Numbers as bars beside each other, with what the first and the last one are. */
export const BarChart = (props: {
  readonly numbers: readonly number[];
  readonly label: string;
  readonly ends: readonly [string, string];
  readonly caption: string;
}) => (
  <figure>
    <svg
      className="mt-2 h-16 w-full fill-data-1"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={props.label}
    >
      <Bars numbers={props.numbers} />
    </svg>
    <figcaption className="flex items-center justify-between gap-2 text-tiny text-muted">
      <span>{props.ends[0]}</span>
      <span>{props.caption}</span>
      <span>{props.ends[1]}</span>
    </figcaption>
  </figure>
);

function Bars({ numbers }: { readonly numbers: readonly number[] }) {
  const most = Math.max(1, ...numbers);
  const step = WIDTH / Math.max(1, numbers.length);
  return numbers.map((n, at) => (
    <rect
      key={at}
      x={at * step + 1}
      y={HEIGHT - (n / most) * HEIGHT}
      width={Math.max(1, step - 2)}
      height={(n / most) * HEIGHT}
      rx={Math.min(2, step / 4)}
    />
  ));
}

/** How long something took, as a histogram: from the first to the last bucket that has any. */
export function TimesChart({
  times,
  label,
}: {
  readonly times: readonly number[];
  readonly label: string;
}) {
  const first = times.findIndex((n) => n > 0);
  const last = times.findLastIndex((n) => n > 0);
  if (first < 0) return null;
  const shown = times.slice(first, last + 1);
  const [from] = bucketEdges(first);
  const [, to] = bucketEdges(last);
  const half = formatTime(quantile(times, 0.5) ?? 0);
  const slow =
    countTimes(times) < LEAST_FOR_P90 ? "" : `, p90 ${formatTime(quantile(times, 0.9) ?? 0)}`;
  return (
    <BarChart
      numbers={shown}
      label={`${label}: median ${half}${slow}`}
      ends={[formatTime(from), formatTime(to)]}
      caption={`median ${half}${slow}`}
    />
  );
}
