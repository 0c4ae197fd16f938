import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toaster } from "../ui/toaster.ts";

// Nobody waits for the corner of the screen before the first thing is said in it.
const Toasts = lazy(async () => ({ default: (await import("../ui/toasts.tsx")).Toasts }));

/** Around every screen: the place where toasts stand. */
export function Root() {
  const spoken = useSyncExternalStore(toaster.subscribe, () => toaster.hasSpoken);
  return (
    <>
      <Outlet />
      {spoken ? (
        <Suspense>
          <Toasts toaster={toaster} />
        </Suspense>
      ) : null}
    </>
  );
}
