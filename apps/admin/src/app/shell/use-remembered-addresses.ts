import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { rememberAddress } from "../../session/last-addresses.ts";

/** Stores the address of every page as soon as it is gone to, so that the way back leads to it as it was (SCREEN-W1). */
export function useRememberedAddresses(): void {
  const router = useRouter();
  useEffect(() => {
    const { pathname, search } = router.latestLocation;
    rememberAddress(pathname, search);
    return router.subscribe("onBeforeNavigate", ({ toLocation }) =>
      rememberAddress(toLocation.pathname, toLocation.search),
    );
  }, [router]);
}
