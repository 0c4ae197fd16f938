import { parseJson } from "@marquee/domain/wire/parse-json";
import { useSyncExternalStore } from "react";

/** A note at a state. Notes are stored in this browser, and travel in the exported chart. */
export interface Note {
  readonly state: string;
  readonly text: string;
  readonly at: string;
}

const storageKey = (chart: string): string => `statecharts.notes.${chart}`;
const listeners = new Set<() => void>();
const cache = new Map<string, { text: string; notes: readonly Note[] }>();
const NONE: readonly Note[] = [];

const isNote = (value: unknown): value is Note =>
  typeof value === "object" &&
  value !== null &&
  ["state", "text", "at"].every((name) => typeof Object(value)[name] === "string");

/** The notes in a stored text: of one that was not written here, what is a note. */
function parseNotes(text: string): readonly Note[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isNote) : NONE;
}

/** The notes of a chart, in the order in which they were written. */
export function readNotes(chart: string): readonly Note[] {
  const text = localStorage.getItem(storageKey(chart)) ?? "";
  const known = cache.get(chart);
  if (known?.text === text) return known.notes;
  const notes = parseNotes(text);
  cache.set(chart, { text, notes });
  return notes;
}

function writeNotes(chart: string, notes: readonly Note[]): void {
  if (notes.length === 0) localStorage.removeItem(storageKey(chart));
  else localStorage.setItem(storageKey(chart), JSON.stringify(notes));
  for (const listener of listeners) listener();
}

/** Writes the note of a state; an empty one is removed. */
export function writeNote(chart: string, state: string, text: string): void {
  const others = readNotes(chart).filter((note) => note.state !== state);
  const note = { state, text: text.trim(), at: new Date().toISOString().slice(0, 10) };
  writeNotes(chart, note.text === "" ? others : [...others, note]);
}

/** The notes of a chart, which follow what is written here and in other tabs. */
export const useNotes = (chart: string): readonly Note[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
    () => readNotes(chart),
  );
