/** The awning of three scallops. */
export function Mark() {
  return (
    <svg viewBox="0 0 26 20" className="h-5 w-[1.625rem]" aria-hidden="true">
      <g className="fill-(--mark-a)">
        <path d="M7 2.5h3.2V13a4 4 0 0 1-8 0v-1.2L4.9 4A2.2 2.2 0 0 1 7 2.5z" />
        <path d="M15.8 2.5H19A2.2 2.2 0 0 1 21.1 4l2.7 7.8V13a4 4 0 0 1-8 0z" />
      </g>
      <path className="fill-(--mark-b)" d="M9.7 2.5h6.6V14a3.3 3.6 0 0 1-6.6 0z" />
    </svg>
  );
}

/** The mark and the name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-section font-[650] tracking-[-0.022em] text-ink">
      <Mark />
      Marquee
    </span>
  );
}
