import { classNames } from "@marquee/ui/styles/class-names.ts";

/** A key of the keyboard; hidden where the name of a field would begin or end with it. */
export const KeyCap = (props: {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly className?: string;
}) => (
  <kbd
    aria-hidden={props.isHidden}
    className={classNames(
      "inline-block min-w-5 rounded-[4px] border border-line-strong bg-field px-[5px] text-center font-sans text-tiny font-medium text-muted",
      props.className,
    )}
  >
    {props.name}
  </kbd>
);
