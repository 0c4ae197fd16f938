import { classNames } from "@marquee/ui/styles/class-names.ts";

/** Lit while something is watched. */
export const Led = (props: { readonly isOn: boolean; readonly className?: string }) => (
  <span
    className={classNames(
      "size-2 flex-none rounded-full",
      props.isOn ? "bg-ok-dot" : "bg-line-mid",
      props.className,
    )}
    aria-hidden="true"
  />
);
