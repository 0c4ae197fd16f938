import type { ChartState } from "@marquee/charts/chart/chart";
import { useState } from "react";
import { Icon } from "../top/icon.tsx";
import { type Note, writeNote } from "./notes.ts";

/** What a state means, what it does on entry and exit, and the note that a user wrote to it. */
export function NoteCard(props: {
  readonly chart: string;
  readonly about: ChartState;
  readonly notes: readonly Note[];
  readonly at: readonly [number, number];
  readonly close: () => void;
}) {
  const { chart, about, notes, at, close } = props;
  const { id: state, title, description, entry: entryActions, exit } = about;
  const known = notes.find((note) => note.state === state);
  const [text, setText] = useState(known?.text ?? "");
  const save = () => writeNote(chart, state, text);
  return (
    <section
      className="absolute z-5 w-54 rounded-[10px] border border-wait-edge bg-wait-tint px-3 py-2.5 text-tiny text-wait-ink"
      style={{ left: at[0], top: at[1] }}
      aria-label={`About ${title}`}
    >
      <header className="flex items-center gap-2">
        <b>{title || "any state"}</b>
        <span className="flex-1" />
        <button
          type="button"
          aria-label="Close"
          onClick={() => {
            save();
            close();
          }}
        >
          <Icon name="cross" />
        </button>
      </header>
      <p>{description}</p>
      {entryActions.length > 0 && <p>On entry: {entryActions.join(", ")}</p>}
      {exit.length > 0 && <p>On exit: {exit.join(", ")}</p>}
      <label>
        <b>Note</b>
        <textarea
          className="min-h-16 w-full resize-y rounded-small border border-wait-edge bg-surface p-1.5 text-ink"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={save}
        />
      </label>
      {known && <p>{known.at}, in this browser</p>}
    </section>
  );
}
