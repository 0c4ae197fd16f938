import { classNames } from "../styles/class-names.ts";

/** The shape of something that is on its way. Give it the size of what it represents. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block animate-[breathe_1.6s_ease-in-out_infinite] rounded-[4px] bg-press",
        className ?? "h-3 w-24",
      )}
    />
  );
}
