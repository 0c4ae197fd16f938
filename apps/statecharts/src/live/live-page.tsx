import { useEffect } from "react";
import { chartHref, replaceAddress, useAddress } from "../app/address.ts";
import { findEntry } from "../charts/every-entry.ts";
import { Link, TopBar } from "../top/top-bar.tsx";
import { chooseWindow, lastMoved } from "./chosen.ts";
import { HowToAttach } from "./how-to-attach.tsx";
import { LiveActors, watchHref } from "./live-actors.tsx";
import { useLive } from "./live-store.ts";
import "./live.css";

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
    <div className="viewer">
      <TopBar
        crumbs={[
          <Link key="all" href={chartHref(null)}>
            Statecharts
          </Link>,
          <h1 key="here">Live</h1>,
        ]}
        find={null}
      />
      <div className="work">
        <LiveActors live={live} window={null} actor={null} />
        <main className="choose">
          <HowToAttach />
        </main>
      </div>
    </div>
  );
}
