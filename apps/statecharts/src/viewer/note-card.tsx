import { useState } from "react";
import type { Entry } from "../charts/entry.ts";
import { Icon } from "../top/icon.tsx";
import { type Note, writeNote } from "./notes.ts";

/** What a state means, what it does on entry and exit, and the note that somebody wrote to it. */
export function NoteCard(props: {
  readonly entry: Entry;
  readonly state: string;
  readonly notes: readonly Note[];
  readonly at: readonly [number, number];
  readonly close: () => void;
}) {
  const { entry, state, notes, at, close } = props;
  const known = notes.find((note) => note.state === state);
  const [text, setText] = useState(known?.text ?? "");
  const { title, description, entry: entryActions, exit } = entry.index.state(state);
  const save = () => writeNote(entry.chart.id, state, text);
  return (
    <section className="note" style={{ left: at[0], top: at[1] }} aria-label={`About ${title}`}>
      <header className="row">
        <b>{title || "any state"}</b>
        <span className="space" />
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
        <textarea value={text} onChange={(event) => setText(event.target.value)} onBlur={save} />
      </label>
      {known && <p>{known.at}, in this browser</p>}
    </section>
  );
}
