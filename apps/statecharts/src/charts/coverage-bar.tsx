/** How much of a chart tests exercise: taken, taken with a guard seen one way, never taken. */
export function CoverageBar({
  transitions,
  taken,
  half,
}: {
  readonly transitions: number;
  readonly taken: number;
  readonly half: number;
}) {
  const share = (count: number) => (transitions === 0 ? 0 : (count / transitions) * 100);
  return (
    <div className="bar" aria-hidden="true">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none">
        <rect className="covered" x={0} y={0} width={share(taken - half)} height={6} />
        <rect className="half" x={share(taken - half)} y={0} width={share(half)} height={6} />
        <rect
          className="uncovered"
          x={share(taken)}
          y={0}
          width={share(transitions - taken)}
          height={6}
        />
      </svg>
    </div>
  );
}
