import { abilitiesByNoun, type AbilityLine } from "@marquee/domain/access/abilities-by-noun";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import { inGroups, menu } from "@marquee/domain/access/menu";
import type { MenuEntry } from "@marquee/domain/access/menu-entries";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useRouter } from "@tanstack/react-router";
import { Check, Minus } from "lucide-react";
import { useState } from "react";

/** What a line of the preview is, compared with the one before: there already, just added, or just taken away. */
type Change = "same" | "added" | "taken";

const TINT: Readonly<Record<Change, string>> = {
  same: "",
  added: "bg-ok-tint text-ok-ink",
  taken: "bg-bad-tint text-bad-ink",
};
const SAID: Readonly<Record<Change, string | null>> = {
  same: null,
  added: "just added",
  taken: "just taken away",
};

const toChange = (before: boolean, now: boolean): Change => {
  if (before === now) return "same";
  return now ? "added" : "taken";
};

/** The value before the present one; at first the present one itself. */
function usePrevious<Value>(value: Value, same: (one: Value, other: Value) => boolean): Value {
  const [seen, setSeen] = useState({ now: value, before: value });
  if (same(seen.now, value)) return seen.before;
  setSeen({ now: value, before: seen.now });
  return seen.now;
}

function Said({ change }: { readonly change: Change }) {
  const text = SAID[change];
  return text === null ? null : <span className="sr-only">, {text}</span>;
}

function MenuPreview({ actor, before }: { readonly actor: Actor; readonly before: Actor }) {
  const { routesByPath } = useRouter();
  // the routes follow from the table of screens, as the side menu does: an entry without a screen is in neither
  const leadsSomewhere = ({ path }: MenuEntry) => Object.hasOwn(routesByPath, path);
  const shown = menu(actor).filter(leadsSomewhere);
  const was = menu(before).filter(leadsSomewhere);
  const entryNames = (entries: typeof shown) => new Set(entries.map(({ entry }) => entry));
  const [nowNames, wasNames] = [entryNames(shown), entryNames(was)];
  const all = [...shown, ...was.filter(({ entry }) => !nowNames.has(entry))];
  return (
    <div className="rounded-card border border-line bg-surface p-3">
      {inGroups(all).map(({ group, entries }) => (
        <div key={group} className="pt-2 first:pt-0">
          <p className="px-2 pb-0.5 text-tiny text-muted">{group}</p>
          <ul>
            {entries.map(({ entry }) => {
              const change = toChange(wasNames.has(entry), nowNames.has(entry));
              return (
                <li
                  key={entry}
                  className={classNames(
                    "rounded-small px-2 py-1 text-small",
                    TINT[change],
                    change === "taken" && "line-through",
                  )}
                >
                  <span>{entry}</span>
                  <Said change={change} />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Line({ line, before }: { readonly line: AbilityLine; readonly before: AbilityLine }) {
  const { what, decision } = line;
  const change = toChange(before.decision.allowed, decision.allowed);
  const Sign = decision.allowed ? Check : Minus;
  return (
    <li className={classNames("flex gap-2 rounded-small px-2 py-1 text-small", TINT[change])}>
      <Sign
        className={classNames(
          "mt-[0.1875rem] size-3.5 shrink-0",
          decision.allowed ? "text-ok-sign" : "text-muted",
        )}
        strokeWidth={2.25}
        aria-hidden="true"
      />
      <span className="min-w-0">
        <span className="sr-only">{decision.allowed ? "May: " : "May not: "}</span>
        <span className={classNames(!decision.allowed && change === "same" && "text-muted")}>
          {what}
        </span>
        <Said change={change} />
        {decision.allowed ? null : (
          <span className="block text-tiny text-muted">{decision.reason}</span>
        )}
      </span>
    </li>
  );
}

const sameRights = (one: Actor, other: Actor): boolean =>
  JSON.stringify([one.privilegeCode, one.isMaster, one.isAgentUser]) ===
  JSON.stringify([other.privilegeCode, other.isMaster, other.isAgentUser]);

export interface AbilitiesByNounProps {
  readonly actor: Actor;
  /** The actor before the latest change; absent if nothing changes. */
  readonly before?: Actor;
}

/** Every ability by its noun: those that are held, and for each other one who has it. */
export function AbilitiesByNoun({ actor, before = actor }: AbilitiesByNounProps) {
  const were = abilitiesByNoun(before).flatMap(({ lines }) => lines);
  return abilitiesByNoun(actor).map(({ noun, lines }) => (
    <section key={noun} aria-label={noun}>
      <h3 className="pb-1 text-small font-medium">{noun}</h3>
      <ul className="-mx-2">
        {lines.map((line) => (
          <Line
            key={line.ability}
            line={line}
            before={were.find(({ ability }) => ability === line.ability) ?? line}
          />
        ))}
      </ul>
    </section>
  ));
}

/** What a user with these rights sees: the menu and every ability. What the latest change moved is tinted (SCREEN-U3). */
export function RightsPreview({ actor }: { readonly actor: Actor }) {
  const before = usePrevious(actor, sameRights);
  return (
    <div className="flex flex-col gap-5">
      <section aria-label="The menu" className="flex flex-col gap-2">
        <h3 className="text-small font-medium">The menu</h3>
        <MenuPreview actor={actor} before={before} />
      </section>
      <AbilitiesByNoun actor={actor} before={before} />
    </div>
  );
}

/** A user who has nothing but a role with these codes, in a company of their own. */
export const withRole = (privilegeCode: readonly string[]): Actor => ({
  companyId: "their-own",
  privilegeCode,
});
