import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { PlainWordsContext } from "@marquee/ui/content/plain-words.tsx";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Outlet } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { renderPlainWords } from "../page-kit/form/plain-words.tsx";

async function loadToasts() {
  const [{ Toasts }, { plainLine }] = await Promise.all([
    import("@marquee/ui/feedback/toasts.tsx"),
    import("@marquee/domain/forms/plain-lines"),
  ]);
  return { Toasts, plainLine };
}

/**
 * Around every screen: the toasts, and the plain words beside a fixed message (SCREEN-T5). They are loaded with the first
 * one, as no page waits for their code; if that fails, as it does with the network, the next one loads them again.
 */
export function Root() {
  const entries = useSyncExternalStore(toaster.subscribe, toaster.current);
  const [loaded, want] = useOnDemand(loadToasts);
  useEffect(() => {
    if (entries.length > 0) void want();
  }, [entries, want]);
  return (
    <>
      <PlainWordsContext value={renderPlainWords}>
        <Outlet />
      </PlainWordsContext>
      {loaded ? <loaded.Toasts toaster={toaster} plainWords={loaded.plainLine} /> : null}
    </>
  );
}
