import { classNames } from "@marquee/ui/styles/class-names.ts";

/** How much of a chart tests exercise: taken, taken with a guard seen one way, never taken. */
export function CoverageBar({
  transitions,
  taken,
  half,
  className,
}: {
  readonly transitions: number;
  readonly taken: number;
  readonly half: number;
  readonly className?: string;
}) {
  const share = (count: number) => (transitions === 0 ? 0 : (count / transitions) * 100);
  return (
    <div
      className={classNames("h-1.5 overflow-hidden rounded-[3px] bg-active", className)}
      aria-hidden="true"
    >
      <svg className="h-1.5 w-full" viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect className="fill-ok-dot" x={0} y={0} width={share(taken - half)} height={6} />
        <rect
          className="fill-wait-dot"
          x={share(taken - half)}
          y={0}
          width={share(half)}
          height={6}
        />
        <rect
          className="fill-bad-dot"
          x={share(taken)}
          y={0}
          width={share(transitions - taken)}
          height={6}
        />
      </svg>
    </div>
  );
}
