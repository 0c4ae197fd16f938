import {
  bucketEdges,
  countTimes,
  formatTime,
  LEAST_FOR_P90,
  quantile,
} from "@marquee/domain/traffic/histogram";

const HEIGHT = 64;
const WIDTH = 320;

/** Numbers as bars beside each other. */
export function Bars({ numbers }: { readonly numbers: readonly number[] }) {
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
    <figure className="times">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${label}: median ${half}${slow}`}
      >
        <Bars numbers={shown} />
      </svg>
      <figcaption className="row small mute">
        <span>{formatTime(from)}</span>
        <span className="space" />
        <span>{`median ${half}${slow}`}</span>
        <span className="space" />
        <span>{formatTime(to)}</span>
      </figcaption>
    </figure>
  );
}
