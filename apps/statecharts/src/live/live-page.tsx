import { useEffect } from "react";
import { replaceAddress, useAddress } from "../app/address.ts";
import { findEntry } from "../charts/every-entry.ts";
import { PageFrame, WorkRoom } from "../top/page-frame.tsx";
import { HERE, HomeCrumb, TopBar } from "../top/top-bar.tsx";
import { chooseWindow, lastMoved } from "./chosen.ts";
import { HowToAttach } from "./how-to-attach.tsx";
import { LiveActors, watchHref } from "./live-actors.tsx";
import { useLive } from "./live-store.ts";

/** The live view before a machine is chosen: the windows that can be watched, or how to open one. */
export function LivePage() {
  const { params } = useAddress();
  const live = useLive();
  const asked = params.get("window");
  const window = chooseWindow(live, asked);
  const isChosen = window !== null && (window.id === asked || live.windows.length === 1);
  const actor = window && isChosen ? lastMoved(window) : null;
  const href = window && actor && findEntry(actor.chart) ? watchHref(window, actor) : null;
  useEffect(() => {
    if (href !== null) replaceAddress(href);
  }, [href]);
  return (
    <PageFrame
      top={
        <TopBar
          crumbs={[
            <HomeCrumb key="all" />,
            <h1 key="here" className={HERE}>
              Live
            </h1>,
          ]}
          find={null}
        />
      }
    >
      <WorkRoom>
        <LiveActors live={live} window={null} actor={null} />
        <main className="flex-1 px-8 py-6">
          <HowToAttach className="max-w-140" />
        </main>
      </WorkRoom>
    </PageFrame>
  );
}
