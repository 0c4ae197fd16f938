import { useCombobox } from "downshift";
import { Popover } from "radix-ui";
import { useRef, useState } from "react";
import { Chip } from "../content/chip.tsx";
import { classNames } from "../styles/class-names.ts";
import { openByEnter } from "./open-by-enter.ts";
import { OptionList } from "./option-list.tsx";
import { emptyListText, matchingOptions, type Option, type SearchableProps } from "./options.ts";

export interface MultiComboboxProps extends SearchableProps {
  readonly values: readonly string[];
  /** The chosen ones, so that chips have their labels; absent if `options` hold them too. */
  readonly chosen?: readonly Option[];
  readonly onValuesChange: (values: readonly string[]) => void;
}

const TYPES = useCombobox.stateChangeTypes;

/** Any of many, as chips. The list stays open while choosing; Backspace in the empty field takes back the last. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { id, values, onValuesChange, options, placeholder = "Choose", disabled = false } = props;
  const [typed, setTyped] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const shown = props.isPart ? options : matchingOptions(options, typed);
  const type = (text: string) => {
    setTyped(text);
    props.onSearch?.(text);
  };
  const remove = (value: string) => onValuesChange(values.filter((each) => each !== value));
  const toggle = (value: string) =>
    values.includes(value) ? remove(value) : onValuesChange([...values, value]);
  const list = useCombobox<Option>({
    ...(id ? { inputId: id } : {}),
    items: [...shown],
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    selectedItem: null,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type: cause, changes }) =>
      cause === TYPES.ItemClick || cause === TYPES.InputKeyDownEnter
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
        : changes,
    onStateChange: ({ type: cause, selectedItem }) => {
      if (cause !== TYPES.ItemClick && cause !== TYPES.InputKeyDownEnter) return;
      if (!selectedItem) return;
      toggle(selectedItem.value);
      type("");
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) props.failure?.onRetry();
      else if (typed) type("");
    },
  });
  return (
    <Popover.Root open={list.isOpen && !disabled}>
      <Popover.Anchor asChild>
        <div
          ref={frame}
          className={classNames(
            "control flex flex-wrap items-center gap-1 !p-1",
            disabled && "text-muted",
          )}
        >
          {values.map((value) => {
            const option = (props.chosen ?? options).find((each) => each.value === value);
            return (
              <Chip
                key={value}
                label={option?.label ?? "…"}
                image={option?.image}
                onRemove={disabled ? undefined : () => remove(value)}
              />
            );
          })}
          <input
            {...list.getInputProps({
              disabled,
              placeholder: values.length === 0 ? placeholder : "",
              "aria-label": props["aria-label"],
              "aria-describedby": props["aria-describedby"],
              "aria-invalid": props["aria-invalid"],
              onChange: (event) => type(event.currentTarget.value),
              onKeyDown: (event) => {
                const last = values.at(-1);
                // held down it empties the field, and no more
                if (event.key === "Backspace" && !event.repeat && typed === "" && last)
                  remove(last);
                openByEnter(event, list);
              },
            })}
            aria-labelledby={undefined}
            spellCheck={false}
            className="h-6.5 min-w-24 flex-1 bg-transparent px-2 outline-none"
          />
        </div>
      </Popover.Anchor>
      <span role="status" className="sr-only">
        {values.length} chosen
      </span>
      <OptionList
        shown={shown}
        highlighted={list.highlightedIndex}
        isChosen={(option) => values.includes(option.value)}
        busy={props.busy ?? false}
        isPart={props.isPart ?? false}
        empty={emptyListText(props, typed)}
        menuProps={list.getMenuProps(
          { "aria-label": placeholder, "aria-labelledby": undefined, "aria-multiselectable": true },
          { suppressRefError: true },
        )}
        itemProps={(item, index) =>
          list.getItemProps({ item, index, "aria-selected": values.includes(item.value) })
        }
        anchor={frame}
      />
    </Popover.Root>
  );
}
