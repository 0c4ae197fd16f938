import { classNames } from "@marquee/ui/styles/class-names.ts";

/** A key of the keyboard. */
export const KeyCap = (props: { readonly name: string; readonly className?: string }) => (
  <kbd
    className={classNames(
      "inline-block min-w-5 rounded-[4px] border border-line-strong bg-field px-[5px] text-center font-sans text-tiny font-medium text-muted",
      props.className,
    )}
  >
    {props.name}
  </kbd>
);
