import { holdsWords } from "@marquee/domain/wire/typed-text";
import { Command } from "cmdk";
import { Check, Search } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from "react";
import { moreText, MOST_SHOWN } from "../fields/options.ts";
import { FloatingPanel } from "./floating-panel.tsx";
import { focusAtOnce } from "./palette-frame.tsx";

/** One of what is offered. */
export interface ListedChoice {
  readonly value: string;
  readonly label: string;
  /** Shown at the end. */
  readonly detail?: string;
  readonly icon: ReactNode;
  /** It was found by what is typed, wherever that was looked for. */
  readonly isFound?: boolean;
}

export interface SearchableListProps {
  /** The button that it belongs to. */
  readonly trigger: ReactElement;
  /** Names the panel. */
  readonly label: string;
  /** What is typed into its field. */
  readonly searchLabel: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly choices: readonly ListedChoice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Given: what is typed is looked for there, too. */
  readonly onSearch?: (typed: string) => void;
  /** More choices are on their way: Enter waits for them if nothing fits yet. */
  readonly busy?: boolean;
  /** The choices are a part of all there are. */
  readonly isPart?: boolean;
  /** Shown below the choices: that they are loaded, or why they could not be. */
  readonly note?: ReactNode;
}

/** Enter while the choices are on their way chooses the first one that fits once they have come, unless the text is changed (SCREEN-C9). */
function useEntered(
  typed: string,
  first: string | undefined,
  busy: boolean,
  choose: (value: string) => void,
) {
  const entered = useRef<string>(null);
  const chooseFirst = useEffectEvent(() => {
    const isWaiting = entered.current === typed;
    entered.current = null;
    if (isWaiting && first !== undefined) choose(first);
  });
  useEffect(() => {
    if (!busy) chooseFirst();
  }, [busy]);
  return ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === "Enter" && busy && first === undefined && !nativeEvent.isComposing)
      entered.current = typed;
  };
}

/** A choice behind a button, found by typing: arrows move, Enter chooses, Escape leaves it as it was. */
export function SearchableList(props: SearchableListProps) {
  const { trigger, label, searchLabel, open, onOpenChange, choices, value, onChoose, note } = props;
  const [typed, setTyped] = useState("");
  const fitting = choices.filter(
    (choice) => choice.isFound === true || holdsWords([choice.label], typed),
  );
  const type = (text: string) => {
    setTyped(text);
    props.onSearch?.(text);
  };
  const change = (isOpen: boolean) => {
    type("");
    onOpenChange(isOpen);
  };
  const choose = (chosen: string) => {
    change(false);
    onChoose(chosen);
  };
  const chooseEntered = useEntered(typed, fitting[0]?.value, props.busy ?? false, choose);
  return (
    <FloatingPanel trigger={trigger} label={label} open={open} onOpenChange={change}>
      <Command label={searchLabel} shouldFilter={false} defaultValue={value} className="md:w-72">
        <div className="flex h-11 items-center gap-2 border-b border-line px-3">
          <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <Command.Input
            ref={focusAtOnce}
            value={typed}
            onValueChange={type}
            onKeyDown={chooseEntered}
            placeholder={searchLabel}
            className="h-full min-w-0 flex-1 bg-transparent outline-none max-md:text-[1rem]"
          />
        </div>
        <Command.List label={label} className="max-h-80 overflow-y-auto p-1">
          {fitting.slice(0, MOST_SHOWN).map(({ value: each, label: name, detail, icon }) => (
            <Command.Item
              key={each}
              value={each}
              onSelect={() => choose(each)}
              className="flex min-h-9 cursor-default items-center gap-2.5 rounded-small px-2.5 py-1 data-[selected=true]:bg-press [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
            >
              {icon}
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
              {detail === undefined ? null : (
                <span className="shrink-0 text-small text-muted">{detail}</span>
              )}
              {each === value ? <Check aria-hidden="true" /> : null}
            </Command.Item>
          ))}
          {fitting.length === 0 && choices.length > 0 ? (
            <p className="px-2.5 py-2 text-small text-muted">Nothing fits what you typed.</p>
          ) : null}
        </Command.List>
        {fitting.length > MOST_SHOWN ? (
          <p role="status" className="px-3.5 pt-1 pb-3 text-small text-muted">
            {moreText(fitting.length, props.isPart ?? false)}
          </p>
        ) : null}
        {note}
      </Command>
    </FloatingPanel>
  );
}
