import { eventText, stateTitle } from "@marquee/charts/chart/part-text";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useState } from "react";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { walkTo } from "../walk/walk-to.ts";
import type { Walk } from "../walk/walk.ts";
import { About, Headline, Section } from "./section.tsx";

/** The state that was opened on the chart, if the walk is elsewhere: what it is, what leaves it, and the way there. */
export function LookedAt(props: {
  readonly entry: Entry;
  readonly id: string;
  readonly walk: Walk;
  readonly setWalk: (walk: Walk) => void;
}) {
  const { entry, id, walk, setWalk } = props;
  const { index } = entry;
  const [isOutOfReach, setOutOfReach] = useState(false);
  const state = index.state(id);
  const leaving = index.path(id).flatMap((one) => index.leaving(one));
  const go = () => {
    const found = walkTo(walk, id);
    if (found) setWalk(found);
    else setOutOfReach(true);
  };
  return (
    <Section label="Looked at">
      <div className="flex min-w-0 items-center gap-2 text-tiny">
        <Badge dot={false}>Looked at</Badge>
        <span className="text-muted">{state.key}</span>
      </div>
      <Headline>{stateTitle(index, id)}</Headline>
      <About>{state.description}</About>
      {leaving.length > 0 && (
        <ul className="my-2 grid gap-1 text-tiny" aria-label="What leaves it">
          {leaving.map((one) => (
            <li key={one.id}>
              <b>{eventText(one) || "otherwise"}</b>{" "}
              <span className="text-muted">
                {one.targets.length === 0
                  ? "stays"
                  : `to ${one.targets.map((target) => stateTitle(index, target)).join(", ")}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2.5 flex min-w-0 items-center gap-2">
        <Button size="sm" onClick={go}>
          Walk to it
        </Button>
        <Button size="sm" variant="ghost" onClick={() => replaceParams({ state: "" })}>
          Back to where the walk is
        </Button>
      </div>
      {isOutOfReach && (
        <p className="mt-2.5 text-tiny text-bad-sign" role="alert">
          It is not reached from this start. Choose another one below.
        </p>
      )}
    </Section>
  );
}
