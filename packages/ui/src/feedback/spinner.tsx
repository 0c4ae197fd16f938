import { classNames } from "../styles/class-names.ts";

/** Turns while something is going on. Decorative: the text beside it says what. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={classNames("size-4 animate-spin", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" className="opacity-25" />
      <path d="M14 8a6 6 0 0 0-6-6" />
    </svg>
  );
}
