import type { HelpAddress } from "@marquee/domain/help/help-pages";
import { useCombobox } from "downshift";
import { ChevronDown, X } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useRef, useState } from "react";
import { helpAt, PRESS_FOR_HELP } from "../controls/help-at.ts";
import { tip } from "../overlays/tip.ts";
import { classNames } from "../styles/class-names.ts";
import { OptionList } from "./option-list.tsx";
import { emptyListText, matchingOptions, type Option, type SearchableProps } from "./options.ts";

export interface ComboboxProps extends SearchableProps {
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  /** Offers to take the choice back. */
  readonly clearable?: boolean;
  /** Why nothing can be chosen now, and what helps. Given = off, focusable, and shown. */
  readonly disabledReason?: string;
  /** What explains the reason: pressing the field opens it while it is off. */
  readonly help?: HelpAddress;
  readonly className?: string;
}

const TYPES = useCombobox.stateChangeTypes;

/** One of many, found by typing. Arrows move, Enter chooses, Escape leaves it as it was. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    value,
    onValueChange,
    options,
    placeholder = "Choose",
    clearable = false,
    disabledReason,
    help,
  } = props;
  const why = useId();
  const waits = disabledReason !== undefined;
  const reason = waits && help ? `${disabledReason} ${PRESS_FOR_HELP}` : (disabledReason ?? "");
  const disabled = waits || (props.disabled ?? false);
  const described = [props["aria-describedby"], waits ? why : ""].filter(Boolean).join(" ");
  // null while the user is not typing: then the field shows what is chosen, and the list shows everything
  const [typed, setTyped] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value) ?? null;
  const shown = props.isPart ? options : matchingOptions(options, typed ?? "");
  const list = useCombobox<Option>({
    ...(id ? { inputId: id } : {}),
    items: [...shown],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? "",
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) =>
      // losing the focus chooses nothing
      type === TYPES.InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes,
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) props.failure?.onRetry();
      else {
        setTyped(null);
        // a list that is opened again shows every option
        props.onSearch?.("");
      }
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(null);
      onValueChange(selectedItem?.value ?? null);
    },
  });
  const type = (text: string) => {
    setTyped(text);
    props.onSearch?.(text);
  };
  return (
    <Popover.Root open={list.isOpen && !disabled}>
      <Popover.Anchor asChild>
        <div
          {...(waits ? tip(reason) : {})}
          {...(waits && help ? helpAt(help) : {})}
          ref={frame}
          className={classNames("control flex items-center gap-1 !pr-2", props.className)}
        >
          <input
            {...list.getInputProps({
              disabled,
              placeholder,
              "aria-label": props["aria-label"],
              "aria-describedby": described || undefined,
              "aria-invalid": props["aria-invalid"],
              onChange: (event) => type(event.currentTarget.value),
              onFocus: (event) => event.currentTarget.select(),
            })}
            {...(waits ? { disabled: false, readOnly: true, "aria-disabled": true } : {})}
            aria-labelledby={undefined}
            spellCheck={false}
            className="h-8.5 min-w-0 flex-1 truncate bg-transparent outline-none"
          />
          {clearable && value !== null && !disabled ? (
            <button
              type="button"
              aria-label={`Clear ${chosen?.label ?? "the choice"}`}
              onClick={() => onValueChange(null)}
              className="grid size-6 place-items-center rounded-small text-muted hover:bg-press"
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          ) : null}
          <button
            {...list.getToggleButtonProps({
              disabled,
              "aria-describedby": props["aria-describedby"],
            })}
            type="button"
            aria-label="Show the list"
            className="grid size-6 place-items-center rounded-small text-muted"
          >
            <ChevronDown className="size-4" aria-hidden="true" />
          </button>
          {waits ? (
            <span id={why} className="sr-only">
              {reason}
            </span>
          ) : null}
        </div>
      </Popover.Anchor>
      <OptionList
        shown={shown}
        highlighted={list.highlightedIndex}
        isChosen={(option) => option.value === value}
        busy={props.busy ?? false}
        isPart={props.isPart ?? false}
        empty={emptyListText(props, typed ?? "")}
        menuProps={list.getMenuProps(
          { "aria-label": placeholder, "aria-labelledby": undefined },
          { suppressRefError: true },
        )}
        itemProps={(item, index) =>
          list.getItemProps({ item, index, "aria-selected": item.value === value })
        }
        anchor={frame}
      />
    </Popover.Root>
  );
}
