import { Badge } from "@marquee/ui/content/badge.tsx";
import { replayedStates } from "@marquee/machines/payments/checkout-replay";
import { readTrailText } from "@marquee/machines/payments/trail-address";
import type { StateMark } from "@marquee/charts/svg/overlay";
import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import { replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import type { Watched } from "../viewer/watched.ts";
import { leafStates, stateTitle } from "@marquee/charts/chart/part-text";
import { Icon } from "../top/icon.tsx";

const CAUSES = {
  person: "a user",
  provider: "an event of the provider",
  sweeper: "the sweeper",
  system: "the server",
} as const;

const dateText = (at: string): string =>
  new Date(at).toLocaleString("en-CA", { dateStyle: "medium", timeStyle: "medium" });

/** How long after the entry before, in words. */
function pauseText(from: string, to: string): string {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  if (seconds < 90) return `${seconds} s later`;
  return seconds < 5400
    ? `${Math.round(seconds / 60)} min later`
    : `${Math.round(seconds / 3600)} h later`;
}

/** Replays what the audit trail has of a checkout, entry by entry; what it does not have is said to be unknown. */
export function TrailPanel({
  entry,
  onWatched,
}: {
  readonly entry: Entry;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { params } = useAddress();
  const text = params.get("trail") ?? "";
  const { isFree, entries } = useMemo(() => readTrailText(text), [text]);
  const asked = Number.parseInt(params.get("at") ?? "", 10);
  const at = Math.max(1, Math.min(entries.length, Number.isNaN(asked) ? entries.length : asked));
  const moveTo = useCallback((next: number) => replaceParams({ at: String(next) }), []);
  useEffect(() => {
    const states: Record<string, StateMark> = {};
    for (const { state } of entries.slice(0, at))
      for (const id of replayedStates(state, isFree)) states[id] = "been";
    const now = entries[at - 1];
    const current = now ? replayedStates(now.state, isFree) : [];
    for (const id of current)
      states[id] = entry.index.state(id).children.length > 0 ? "around" : "current";
    onWatched({ overlay: { states }, leaves: leafStates(entry.index, current), isFollowing: true });
  }, [entry, entries, isFree, at, onWatched]);
  // as soon as it is shown: a press right after that is no press too early
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const steps: Readonly<Record<string, number>> = {
        "[": at - 1,
        "]": at + 1,
        Home: 1,
        End: entries.length,
      };
      const next = steps[key];
      if (next !== undefined && next >= 1 && next <= entries.length) moveTo(next);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [at, entries.length, moveTo]);
  const now = entries[at - 1];
  if (!now)
    return (
      <section className="section">
        <p className="about">
          This address holds no trail. Staff who see transactions open one from a payment in the
          panel.
        </p>
      </section>
    );
  const leaves = leafStates(entry.index, replayedStates(now.state, isFree));
  return (
    <>
      <section className="section" aria-label="Now">
        <div className="row small">
          <Badge dot={false}>{`Stored as ${now.state}`}</Badge>
          <span className="mute">{dateText(now.at)}</span>
        </div>
        <h2>{leaves.map((id) => stateTitle(entry.index, id)).join(" · ")}</h2>
        <p className="about">{leaves.map((id) => entry.index.state(id).description).join(" ")}</p>
        <p className="about">Started by {CAUSES[now.by]}.</p>
      </section>
      <section className="section" aria-label="Trail">
        <h3>
          Trail
          <span className="segment">
            <button type="button" aria-label="First" onClick={() => moveTo(1)}>
              <Icon name="first" />
            </button>
            <button
              type="button"
              aria-label="Back"
              disabled={at === 1}
              onClick={() => moveTo(at - 1)}
            >
              <Icon name="previous" />
            </button>
            <span className="number">
              {at} of {entries.length}
            </span>
            <button
              type="button"
              aria-label="Forward"
              disabled={at === entries.length}
              onClick={() => moveTo(at + 1)}
            >
              <Icon name="next" />
            </button>
          </span>
        </h3>
        <ol className="timeline">
          {entries.map((one, number) => (
            <li key={number}>
              <button
                type="button"
                className={number + 1 === at ? "on" : number >= at ? "later" : ""}
                aria-current={number + 1 === at ? "step" : undefined}
                onClick={() => moveTo(number + 1)}
              >
                <i>{number + 1}</i>
                <span>
                  <span>{one.state}</span> <em>by {CAUSES[one.by]}</em>
                </span>
                <em className="number">
                  {number === 0
                    ? dateText(one.at).split(", ").at(-1)
                    : pauseText(entries[number - 1]?.at ?? one.at, one.at)}
                </em>
              </button>
            </li>
          ))}
        </ol>
        <p className="about">
          The trail holds the states in which the server stored the checkout. What the user did
          between them, as typing a card or answering the bank, is not recorded: no transition is
          shown as taken.
        </p>
      </section>
    </>
  );
}
