import { Check } from "lucide-react";
import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { Thumb } from "../content/thumb.tsx";
import { Spinner } from "../feedback/spinner.tsx";
import { usePortalHost } from "../overlays/portal-host.ts";
import { classNames } from "../styles/class-names.ts";
import { moreText, MOST_SHOWN, type Option } from "./options.ts";

export interface OptionListProps {
  readonly shown: readonly Option[];
  readonly highlighted: number;
  readonly isChosen: (option: Option) => boolean;
  readonly busy: boolean;
  /** What is typed is looked for elsewhere: there are more than these. */
  readonly isPart: boolean;
  /** Shown if nothing matches. */
  readonly empty: string;
  /** Downshift's props of the list and of one entry. */
  readonly menuProps: object;
  readonly itemProps: (option: Option, index: number) => object;
  /** The control that the list belongs to: pressing inside it does not close the list. */
  readonly anchor: RefObject<HTMLElement | null>;
}

function Entry({ option, chosen }: { readonly option: Option; readonly chosen: boolean }) {
  return (
    <>
      {option.image === undefined ? null : <Thumb src={option.image} size={24} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.detail ? (
          <span className="block truncate text-small text-muted">{option.detail}</span>
        ) : null}
      </span>
      {chosen ? <Check className="size-4 shrink-0 text-accent-text" aria-hidden="true" /> : null}
    </>
  );
}

/** The list under a combobox. It floats by Radix Popover, inside a modal dialog too, and never takes the focus. */
export function OptionList(props: OptionListProps) {
  const { shown, highlighted, isChosen, busy, isPart, empty, menuProps, itemProps, anchor } = props;
  const host = usePortalHost();
  return (
    <Popover.Portal container={host}>
      <Popover.Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target))
            event.preventDefault();
        }}
        className="float-in z-50 w-[max(14rem,var(--radix-popover-trigger-width))] rounded-control bg-raised shadow-float outline-none"
      >
        <ul
          {...menuProps}
          className="max-h-[min(20rem,var(--radix-popover-content-available-height))] overflow-y-auto p-1 outline-none"
        >
          {shown.slice(0, MOST_SHOWN).map((option, index) => (
            <li
              key={option.value}
              {...itemProps(option, index)}
              className={classNames(
                "flex min-h-9 cursor-default items-center gap-2.5 rounded-small px-2.5 py-1.5",
                index === highlighted && "bg-press",
                option.disabled && "text-muted opacity-60",
              )}
            >
              <Entry option={option} chosen={isChosen(option)} />
            </li>
          ))}
        </ul>
        {busy || shown.length === 0 || shown.length > MOST_SHOWN ? (
          <p
            role="status"
            className="flex items-center gap-2 px-3.5 pt-1 pb-3 text-small text-muted"
          >
            {busy ? <Spinner className="size-3.5" /> : null}
            <span>
              {busy ? "Loading" : shown.length === 0 ? empty : moreText(shown.length, isPart)}
            </span>
          </p>
        ) : null}
      </Popover.Content>
    </Popover.Portal>
  );
}
