/** A chart in small: boxes as left, top, width and height, and the points of its ways. */
export interface SmallChart {
  readonly size: readonly [width: number, height: number];
  /** Where it starts, and where the states that contain others do. */
  readonly dots: readonly (readonly number[])[];
  readonly areas: readonly (readonly number[])[];
  readonly states: readonly (readonly number[])[];
  /** The states at which the machine ends. */
  readonly ends: readonly (readonly number[])[];
  readonly ways: readonly string[];
}

function Rectangle({
  box: [x = 0, y = 0, width = 0, height = 0],
  className,
  radius,
  inset = 0,
}: {
  readonly box: readonly number[];
  readonly className: string;
  readonly radius: number;
  readonly inset?: number;
}) {
  return (
    <rect
      className={className}
      x={x + inset}
      y={y + inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      rx={radius}
    />
  );
}

/** A chart in small: its boxes and ways, no words. */
export function Thumbnail({ chart }: { readonly chart: SmallChart | undefined }) {
  if (!chart) return <svg aria-hidden="true" />;
  const { size, dots, areas, states, ends, ways } = chart;
  return (
    <svg viewBox={`-12 -12 ${size[0] + 24} ${size[1] + 24}`} aria-hidden="true">
      {areas.map((box, at) => (
        <Rectangle key={at} box={box} className="thumb-area" radius={14} />
      ))}
      {ways.map((points, at) => (
        <polyline key={at} className="thumb-way" points={points} />
      ))}
      {dots.map(([cx, cy], at) => (
        <circle key={at} className="thumb-dot" cx={cx} cy={cy} r={size[0] / 120 + 5} />
      ))}
      {[...states, ...ends].map((box, at) => {
        const [x = 0, y = 0, width = 0] = box;
        return (
          <g key={at}>
            <Rectangle box={box} className="thumb-box" radius={12} />
            {at >= states.length && (
              <Rectangle box={box} className="thumb-box" radius={8} inset={6} />
            )}
            <rect
              className="thumb-name"
              x={x + 14}
              y={y + 16}
              width={Math.max(10, width - 40)}
              height={8}
              rx={4}
            />
          </g>
        );
      })}
    </svg>
  );
}
