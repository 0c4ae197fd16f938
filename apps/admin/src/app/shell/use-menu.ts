import { menu, type MenuEntry } from "@marquee/domain/access/menu";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { useUser } from "../../session/session-context.tsx";

/** What the person may use, as far as its screen is built: the menu's entries whose path is in the route table. */
export function useMenu(): readonly MenuEntry[] {
  const user = useUser();
  const router = useRouter();
  return useMemo(() => {
    const built = new Set(Object.keys(router.routesByPath).map((path) => path.toLowerCase()));
    return menu(user).filter(({ path }) => built.has(path.toLowerCase()));
  }, [user, router]);
}
