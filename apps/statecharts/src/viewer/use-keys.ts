import { useLayoutEffect, useRef } from "react";
import { replaceParams } from "../app/address.ts";
import type { ViewControl } from "../canvas/use-view.ts";
import type { Walking } from "../walk/use-walk.ts";
import { moveTo } from "../walk/walk.ts";
import { openTab, TAB_KEYS, type Tab } from "./tabs.ts";
import type { OpenList } from "./tool-bar.tsx";

const STEP = 1.2;
/** Keys of the walk that no list of choices has a use for. */
const WALKING = /^[1-9[\]]$/;

interface Given {
  readonly walking: Walking;
  readonly control: ViewControl;
  readonly tab: Tab;
  readonly current: string | undefined;
  readonly showBox: (id: string) => void;
  readonly toggleList: (list: OpenList) => void;
}

function act(key: string, given: Given): boolean {
  const { walking, control, tab, current, showBox, toggleList } = given;
  const { walk, choices, setWalk, take } = walking;
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  const choice = choices[number - 1];
  const keys: Readonly<Record<string, () => void>> = {
    "[": () => walk && setWalk(moveTo(walk, walk.at - 1)),
    "]": () => walk && setWalk(moveTo(walk, walk.at + 1)),
    Home: () => walk && setWalk(moveTo(walk, 0)),
    End: () => walk && setWalk(moveTo(walk, walk.steps.length)),
    "+": () => control.zoom(STEP),
    "-": () => control.zoom(1 / STEP),
    "0": () => control.zoom(1 / control.view.scale),
    f: () => control.fit(),
    c: () => {
      if (current !== undefined) showBox(current);
    },
    o: () => toggleList("outline"),
    "?": () => toggleList("legend"),
    Escape: () => {
      toggleList(null);
      replaceParams({ state: "", event: "" });
    },
  };
  // a case has steps of its own
  if (tab === "case" && ["[", "]", "Home", "End"].includes(key)) return false;
  const chosen = TAB_KEYS[key];
  if (tab === "simulate" && choice && choice.step.taken.length > 0) take(choice);
  else if (Object.hasOwn(keys, key)) keys[key]?.();
  else if (chosen) openTab(chosen);
  else return false;
  return true;
}

/** What the keyboard does anywhere on a chart, and how an event is taken. */
export function useKeys(given: Given) {
  const latest = useRef(given);
  /** Keys of the walk that were pressed while the machine was loading. */
  const early = useRef<string[]>([]);
  // before the first paint, so that no key that is pressed on what is shown gets lost
  useLayoutEffect(() => {
    latest.current = given;
    if (given.tab !== "simulate") early.current = [];
    if (given.walking.walk === null) return;
    // one for each rendering: a step has to be taken before the choices of the next are known
    const key = early.current.shift();
    if (key !== undefined && !act(key, given)) early.current = [];
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        // after choosing an input in a select, the keys of the walk go on working
        (target instanceof HTMLSelectElement && !WALKING.test(event.key));
      // a note that is being written is stored when its field is left
      if (event.key === "Escape" && target instanceof HTMLTextAreaElement) target.blur();
      else if (isTyping) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { tab, walking } = latest.current;
      if (tab === "simulate" && walking.walk === null && WALKING.test(event.key)) {
        early.current.push(event.key);
        return;
      }
      if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key, latest.current))
        event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
