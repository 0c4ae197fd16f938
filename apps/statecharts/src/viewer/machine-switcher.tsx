import { capitalise } from "@marquee/domain/wire/capitalise";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { goTo, chartHref, useAddress } from "../app/address.ts";
import type { Listed } from "../charts/listing.ts";
import { FOUND_KIND, FOUND_LIST, FOUND_OPTION } from "../top/found-list.ts";
import { Icon } from "../top/icon.tsx";
import { HERE } from "../top/top-bar.tsx";
import { tabOf } from "./tabs.ts";

type Nouns = readonly (readonly [noun: string, machines: readonly Listed[]])[];

/** The address of the same tab for another machine, without the trail, which belongs to one machine. */
export function sameTabOf(chart: string, params: URLSearchParams): string {
  const tab = tabOf(params.get("tab"));
  const shared: Readonly<Record<string, readonly string[]>> = {
    simulate: [],
    trail: [],
    coverage: ["tab", "level"],
    compare: ["tab", "since", "side"],
    live: ["tab", "window"],
  };
  return chartHref(
    chart,
    Object.fromEntries((shared[tab] ?? ["tab"]).map((name) => [name, params.get(name) ?? ""])),
  );
}

/** The machines of each noun whose name, or whose noun, has these words. */
const withWords = (nouns: Nouns, words: string): Nouns =>
  nouns
    .map(
      ([noun, machines]) =>
        [
          noun,
          machines.filter(({ title, id }) =>
            `${noun} ${title} ${id}`.toLowerCase().includes(words),
          ),
        ] as const,
    )
    .filter(([, machines]) => machines.length > 0);

async function open(chart: string, params: URLSearchParams): Promise<void> {
  // a view that follows the user would go back to the machine that they use
  if (tabOf(params.get("tab")) === "live") (await import("../live/live-store.ts")).follow(false);
  goTo(sameTabOf(chart, params));
}

function MachineList(props: {
  readonly chart: string;
  readonly nouns: Nouns;
  readonly close: () => void;
}) {
  const { chart, nouns, close } = props;
  const { params } = useAddress();
  const [words, setWords] = useState("");
  const [pointed, setPointed] = useState(chart);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const shown = withWords(nouns, words.trim().toLowerCase());
  const ids = shown.flatMap(([, machines]) => machines.map(({ id }) => id));
  const at = Math.max(0, ids.indexOf(pointed));
  const current = ids[at];
  const choose = (id: string) => {
    close();
    if (id !== chart) void open(id, params);
  };
  useEffect(() => {
    document.getElementById(`${list}${current ?? ""}`)?.scrollIntoView({ block: "nearest" });
  }, [list, current]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a word that is being composed, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const last = ids.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, at + 1),
      ArrowUp: at - 1,
      PageDown: last,
      PageUp: 0,
    };
    const next = moves[event.key];
    if (next !== undefined) setPointed(ids[Math.max(0, next)] ?? chart);
    else if (event.key === "Enter" && current !== undefined) choose(current);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={`${FOUND_LIST} pt-0 font-normal text-ink max-[500px]:fixed max-[500px]:inset-x-2 max-[500px]:top-13 max-[500px]:min-w-0`}
    >
      <input
        ref={field}
        className="sticky top-0 h-10 w-full border-b border-line bg-surface px-2.5 text-[0.8125rem] outline-none"
        value={words}
        placeholder="Find a machine"
        aria-label="Find a machine"
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={current === undefined ? undefined : `${list}${current}`}
        autoComplete="off"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {ids.length === 0 && <p className="p-2.5 text-tiny text-muted">No machine has this name.</p>}
      <div id={list} role="listbox" aria-label="Machines">
        {shown.map(([noun, machines]) => (
          <div key={noun} role="group" aria-label={capitalise(noun)}>
            <h2
              className="px-2.5 pt-2.5 pb-0.5 text-[0.75rem] font-semibold text-muted"
              aria-hidden="true"
            >
              {capitalise(noun)}
            </h2>
            {machines.map(({ id, title }) => (
              <button
                key={id}
                id={`${list}${id}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={id === current}
                aria-current={id === chart ? "page" : undefined}
                className={`${FOUND_OPTION} aria-[current=page]:font-semibold`}
                onClick={() => choose(id)}
              >
                <span>{title}</span>
                <small className={`${FOUND_KIND} font-normal`}>{id}</small>
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The name of the machine that is shown; it opens the list of all, and goes to the same tab of the one that is chosen. */
export function MachineSwitcher(props: {
  readonly chart: string;
  readonly title: string;
  /** Loads the machines, when the user is about to choose one. */
  readonly load: () => Promise<Nouns>;
}) {
  const { chart, title, load } = props;
  const [nouns, setNouns] = useState<Nouns | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setNouns(null);
    trigger.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !nouns) return;
    // elsewhere this key closes something else
    event.stopPropagation();
    close();
  };
  return (
    <div
      className="relative min-w-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setNouns(null);
      }}
    >
      <h1 className={HERE}>
        <button
          ref={trigger}
          type="button"
          className="flex h-7 max-w-full items-center gap-1 rounded-small pr-0.5 pl-1.5 hover:bg-press aria-expanded:bg-press"
          aria-haspopup="listbox"
          aria-expanded={nouns !== null}
          onPointerEnter={() => void load()}
          onKeyDown={closeOnEscape}
          onClick={() => (nouns ? close() : void load().then(setNouns))}
        >
          <span className="truncate">{title}</span> <Icon name="caret" />
        </button>
      </h1>
      {nouns && <MachineList chart={chart} nouns={nouns} close={close} />}
    </div>
  );
}
