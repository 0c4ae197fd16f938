import { Outlet } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { toaster } from "@marquee/ui/toaster.ts";

const load = () => import("@marquee/ui/toasts.tsx");

/**
 * Around every screen: the toasts. They are loaded with the first one, as no page waits for their code; if that fails,
 * as it does with the network, the next one loads them again.
 */
export function Root() {
  const entries = useSyncExternalStore(toaster.subscribe, toaster.current);
  const [toasts, want] = useOnDemand(load);
  useEffect(() => {
    if (entries.length > 0) void want();
  }, [entries, want]);
  return (
    <>
      <Outlet />
      {toasts ? <toasts.Toasts toaster={toaster} /> : null}
    </>
  );
}
