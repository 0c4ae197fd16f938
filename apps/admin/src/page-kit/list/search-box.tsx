import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { Search, X } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";

export interface SearchBoxProps {
  readonly label: string;
  /** What the list is searched for now, as its address has it. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const WAIT = 250;

/** Searches as one types, a quarter of a second behind. */
export const SearchBox = memo(function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, WAIT);
  const sent = useRef(value);
  const typing = useRef(false);
  const type = (text: string) => {
    typing.current = true;
    setTyped(text);
  };
  useEffect(() => {
    // the address was changed from outside: Back, a link, "Clear filters"
    if (value === sent.current) return;
    sent.current = value;
    typing.current = false;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    // text that was typed before that change belongs to another address
    if (!typing.current) return;
    if (settled !== typed || settled.trim() === sent.current) return;
    sent.current = settled.trim();
    onSearch(settled.trim());
  }, [settled, typed, onSearch]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      icon={<Search />}
      value={typed}
      onValueChange={type}
      className="border-line-strong! md:w-62"
      end={
        typed === "" ? null : (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => type("")}
            className="grid size-7 place-items-center rounded-small text-muted hover:bg-press"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        )
      }
    />
  );
});
