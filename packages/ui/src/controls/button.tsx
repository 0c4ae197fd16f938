import type { HelpAddress } from "@marquee/domain/help/help-pages";
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { tip } from "../overlays/tip.ts";
import { classNames } from "../styles/class-names.ts";
import { buttonLook, type ButtonSize, type ButtonVariant } from "./button-look.ts";
import { helpAt, PRESS_FOR_HELP } from "./help-at.ts";

const OFF = "cursor-not-allowed opacity-55";

type Native = Omit<ComponentProps<"button">, "disabled">;

export interface ButtonProps extends Native {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Shows that the press is being worked on; further presses do nothing. */
  readonly busy?: boolean;
  /** Why the button cannot be pressed now, and who could. Given = off, focusable, and shown. */
  readonly disabledReason?: string | undefined;
  /** What explains the reason: pressing the button opens it while it is off. */
  readonly help?: HelpAddress | undefined;
  /** Renders the only child (a link) with the button's look. */
  readonly asChild?: boolean;
}

/** The only child with the button's look. Small enough to be here: the sign-in page loads it. */
function dress(children: ReactNode, props: Native & { readonly className: string }): ReactElement {
  const child = Children.only(children);
  if (!isValidElement<{ className?: string }>(child)) throw new Error("asChild needs one element");
  return cloneElement(child, {
    ...props,
    className: classNames(props.className, child.props.className),
  });
}

/** A button of one of four kinds; `quiet` by default. One `primary` per view. */
export function Button({
  variant = "quiet",
  size = "md",
  busy = false,
  disabledReason,
  help,
  asChild = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const why = useId();
  const off = disabledReason !== undefined;
  const reason = off && help ? `${disabledReason} ${PRESS_FOR_HELP}` : (disabledReason ?? "");
  if (asChild) return dress(children, { ...rest, className: buttonLook(variant, size, className) });
  const button = (
    <button
      {...rest}
      {...(off ? tip(reason) : {})}
      {...(off && help ? helpAt(help) : {})}
      type={off || busy ? "button" : type}
      className={classNames(buttonLook(variant, size, className), off && OFF)}
      aria-disabled={off || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={off ? why : rest["aria-describedby"]}
      onClick={off || busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner className="!text-current" /> : null}
      {children}
    </button>
  );
  if (!off) return button;
  return (
    <>
      {button}
      <span id={why} className="sr-only">
        {reason}
      </span>
    </>
  );
}
