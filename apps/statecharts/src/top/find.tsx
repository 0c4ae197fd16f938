import { useEffect, useId, useRef, useState } from "react";
import { FindField } from "./find-field.tsx";
import { focusContent } from "./focus-content.ts";
import { FOUND_KIND, FOUND_LIST, FOUND_OPTION } from "./found-list.ts";
import { KeyCap } from "./key-cap.tsx";

/** Something that can be found. */
export interface Found {
  readonly key: string;
  readonly text: string;
  readonly kind: string;
  readonly open: () => void;
}

export type Search = (words: string) => readonly Found[];

const MOST = 12;

/** Finds a state, event, rule or machine as it is typed. `/` goes here from anywhere. */
export function Find(props: {
  readonly label: string;
  /** Loads what is searched, when the user begins a search. */
  readonly load: () => Promise<Search>;
}) {
  const { label, load } = props;
  const [search, setSearch] = useState<Search | null>(null);
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const wanted = words.trim().toLowerCase();
  const found = wanted === "" || !search ? [] : search(wanted).slice(0, MOST);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== "/" || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const open = (one: Found | undefined) => {
    if (!one) return;
    one.open();
    setWords("");
    focusContent(document);
  };
  return (
    <FindField
      label={label}
      beside={<KeyCap name="/" isHidden className="max-[900px]:hidden" />}
      ref={field}
      value={words}
      role="combobox"
      aria-expanded={found.length > 0}
      aria-controls={list}
      aria-activedescendant={found.length > 0 ? `${list}${at}` : undefined}
      aria-autocomplete="list"
      autoComplete="off"
      onFocus={() => {
        void load().then((find) => setSearch(() => find));
      }}
      onChange={(event) => {
        setWords(event.target.value);
        setAt(0);
      }}
      onKeyDown={(event) => {
        // Enter ends a word that is being composed, as in Japanese.
        if (event.nativeEvent.isComposing) return;
        if (event.key === "ArrowDown") setAt(Math.max(0, Math.min(found.length - 1, at + 1)));
        else if (event.key === "ArrowUp") setAt(Math.max(0, at - 1));
        else if (event.key === "Enter") {
          if (wanted !== "") void load().then((find) => open(find(wanted)[at]));
        } else if (event.key === "Escape") {
          setWords("");
          focusContent(document);
        } else return;
        event.preventDefault();
      }}
    >
      {wanted !== "" && (
        <div className={`${FOUND_LIST} right-0`} id={list} role="listbox" aria-label="Found">
          {search && found.length === 0 && (
            <p className="flex items-center text-tiny text-muted" role="status">
              Nothing found.
            </p>
          )}
          {found.map((one, number) => (
            <button
              key={one.key}
              id={`${list}${number}`}
              type="button"
              role="option"
              aria-selected={number === at}
              className={FOUND_OPTION}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => open(one)}
            >
              <span>{one.text}</span>
              <small className={FOUND_KIND}>{one.kind}</small>
            </button>
          ))}
        </div>
      )}
    </FindField>
  );
}
