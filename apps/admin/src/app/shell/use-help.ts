import { helpHref, helpAddress, type HelpAddress } from "@marquee/domain/help/help-pages";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { HELP_AT } from "@marquee/ui/controls/help-at.ts";
import { useRouterState } from "@tanstack/react-router";
import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from "react";

interface Opened {
  readonly address: HelpAddress;
  /** The screen that it was opened on. */
  readonly path: string;
  /** Differs at each press, so that the panel takes the focus again. */
  readonly press: number;
}

const OpenHelpContext = createContext<(address: HelpAddress) => void>(() => {});

/** Lets what is inside the shell open the help beside the screen. */
export const OpenHelp = OpenHelpContext.Provider;

/**
 * Returns the function that opens help beside the screen (HELP-10); does nothing outside the shell.
 */
export const useOpenHelp = () => use(OpenHelpContext);

const helpOfPress = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${HELP_AT}]`) : null;

/**
 * The page of the help that is shown beside the screen, or null, and what opens one. Pressing an element with `data-help` opens it (HELP-10).
 * A link that is pressed for a tab of its own gets one, and so does what is in a dialog. On a wide screen the
 * panel follows the user to the next screen.
 */
export function useHelp() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const narrow = useNarrow();
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback(
    (address: HelpAddress) =>
      setOpened((before) => ({ address, path, press: (before?.press ?? 0) + 1 })),
    [path],
  );
  const onPress = useEffectEvent((event: MouseEvent) => {
    const pressed = helpOfPress(event);
    const address = pressed?.getAttribute(HELP_AT) as HelpAddress | null;
    if (!pressed || !address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const inDialog = pressed.closest("[role$=dialog]") !== null;
    if (inDialog && pressed instanceof HTMLAnchorElement) return;
    event.preventDefault();
    if (inDialog) window.open(helpHref(address), "_blank", "noreferrer");
    else open(address);
  });
  useEffect(() => {
    document.addEventListener("click", onPress, true);
    return () => document.removeEventListener("click", onPress, true);
  }, []);
  if (opened === null || (narrow && opened.path !== path)) return { open, shown: null };
  const shown = {
    address: opened.path === path ? opened.address : helpAddress(path),
    press: opened.press,
    close: () => setOpened(null),
  };
  return { open, shown };
}
