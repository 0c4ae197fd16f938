import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toaster } from "../ui/toaster.ts";

// Toasts are loaded with the first one: no page waits for their code.
const Toasts = lazy(async () => ({ default: (await import("../ui/toasts.tsx")).Toasts }));

/** Around every screen: the toasts. */
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
