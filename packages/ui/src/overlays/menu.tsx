import {
  cloneElement,
  createContext,
  use,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { useOnDemand } from "../browser/use-on-demand.ts";
import type { MenuChoiceProps, MenuItemProps, MenuProps, MenuTickProps } from "./menu-parts.tsx";

const load = () => import("./menu-parts.tsx");

type Parts = Awaited<ReturnType<typeof load>>;

const PartsContext = createContext<Parts | null>(null);

/**
 * Actions behind a button. Arrow keys and first letters move through it. A page has many menus and few are opened:
 * one is made at its first opening, and what menus are made of is loaded when a button of theirs is pointed at.
 */
export function Menu({ trigger, children, align = "end" }: MenuProps) {
  const [parts, want, prepare] = useOnDemand(load);
  const [withKeyboard, setWithKeyboard] = useState(false);
  if (parts)
    return (
      <PartsContext value={parts}>
        <parts.OpenedMenu trigger={trigger} align={align} withKeyboard={withKeyboard}>
          {children}
        </parts.OpenedMenu>
      </PartsContext>
    );
  const open = (keyboard: boolean) => {
    setWithKeyboard(keyboard);
    void want();
  };
  return cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: prepare,
    onFocus: prepare,
    // a press with the keyboard is a click that no finger or button has made
    onClick: ({ detail }: MouseEvent) => open(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open(true);
    },
  });
}

function useParts(): Parts {
  const parts = use(PartsContext);
  if (parts === null) throw new Error("an entry is outside of a menu");
  return parts;
}

/** Something to do. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

/** An entry that is on or off; the menu stays open, so that several can be set. */
export function MenuTick(props: MenuTickProps) {
  const { Tick } = useParts();
  return <Tick {...props} />;
}

/** One of a few, inside a menu. */
export function MenuChoice(props: MenuChoiceProps) {
  const { Choice } = useParts();
  return <Choice {...props} />;
}

/** Text over a menu's entries. */
export function MenuLabel({ children }: { readonly children: ReactNode }) {
  const { Label } = useParts();
  return <Label>{children}</Label>;
}

/** A line between two groups of a menu's entries. */
export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator />;
}
