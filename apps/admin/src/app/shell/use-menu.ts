import { menu } from "@marquee/domain/access/menu";
import { useMemo } from "react";
import { useUser } from "../../session/session-context.tsx";
import { SCREENS } from "../screens.ts";

const inMenu = SCREENS.filter((screen) => "menu" in screen);

/** What the person may use, in the menu's order, as far as its screen is built. */
export function useMenu() {
  const user = useUser();
  return useMemo(
    () =>
      menu(user).flatMap(({ entry, group }) => {
        const screen = inMenu.find((each) => each.menu === entry);
        return screen ? [{ entry: screen.menu, group, path: screen.path, Icon: screen.icon }] : [];
      }),
    [user],
  );
}

export type MenuItem = ReturnType<typeof useMenu>[number];
