const PATHS = {
  search: "M11.5 11.5 14 14M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z",
  check: "m3 8.5 3.2 3.2L13 4.8",
  cross: "m4 4 8 8M12 4l-8 8",
  clock: "M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4zM8 4.5V8l2.3 1.5",
  share:
    "M6.5 9.5 9.5 6.5M7 4.5l1.2-1.2a3 3 0 0 1 4.3 4.3L11.3 8.8M9 11.5l-1.2 1.2a3 3 0 0 1-4.3-4.3L4.7 7.2",
  down: "M8 2v8m0 0 3-3m-3 3L5 7M2.5 13.5h11",
  moon: "M13.5 9.5A5.7 5.7 0 0 1 6.5 2.5a5.7 5.7 0 1 0 7 7z",
  sun: "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  fit: "M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  outline: "M3 2.5v9h3M3 5.5h3M9 5.5h4.5M9 11.5h4.5M6 5.5h.01M6 11.5h.01",
  first: "M4 3.5v9M12.5 3.5 7 8l5.5 4.5z",
  previous: "M11 3.5 5.5 8l5.5 4.5z",
  next: "M5 3.5 10.5 8 5 12.5z",
  last: "M12 3.5v9M3.5 3.5 9 8l-5.5 4.5z",
  note: "M2.5 3.5h11v7H8l-3 3v-3H2.5z",
  lock: "M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5",
  caret: "m4.5 6.5 3.5 3.5 3.5-3.5",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  warning: "M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.1",
  help: "M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4zM6.2 6.2a1.8 1.8 0 1 1 2.5 1.7c-.5.2-.7.5-.7 1.1M8 11.2v.1",
  turn: "M3 6h8a2.5 2.5 0 0 1 0 5H8M5.5 3.5 3 6l2.5 2.5",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon in the colour of the text, hidden from screen readers: what it is in has the name. */
export const Icon = (props: { readonly name: IconName; readonly className?: string }) => (
  <svg
    className={props.className ?? "size-4 flex-none"}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[props.name]} />
  </svg>
);
