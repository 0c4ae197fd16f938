import { Count } from "@marquee/ui/content/count.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Menu, MenuChoice } from "@marquee/ui/overlays/menu.tsx";
import { ChevronDown, ListFilter as FilterIcon } from "lucide-react";
import { memo, type ReactNode, useCallback, useState } from "react";
import type { ListDefinition, ListFilter, ListState } from "./list-definition.ts";
import { isFiltered } from "./list-state.ts";
import { SearchBox } from "./search-box.tsx";
import type { ChangeList } from "./use-list-state.ts";

interface PickFilterProps {
  readonly filter: ListFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** What the menu calls "no filter": Radix has no empty value. */
const ALL = "*";

/** One filter as a button that shows what it is set to. */
function PickFilter({ filter, value, onChange }: PickFilterProps) {
  const chosen = filter.choices.find((choice) => choice.value === value);
  return (
    <Menu
      align="start"
      trigger={
        <Button className="gap-1.5!">
          <span className="font-normal text-muted">{filter.label}</span>
          <span>{chosen?.label ?? "All"}</span>
          <ChevronDown className="size-3.5" aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice
        value={value ?? ALL}
        choices={[{ value: ALL, label: "All" }, ...filter.choices]}
        onValueChange={(next) => onChange(next === ALL ? undefined : next)}
      />
    </Menu>
  );
}

const FilterSheet = dialogOnDemand(async () => (await import("./filter-sheet.tsx")).FilterSheet);

export interface FilterBarProps {
  readonly list: ListDefinition;
  readonly state: ListState;
  readonly onChange: ChangeList;
  readonly searchLabel: string;
  /** Filters of the screen's own, such as company and branch. */
  readonly more: ReactNode;
  /** How many of those are set. */
  readonly moreSet: number;
  readonly onClear: () => void;
  readonly narrow: boolean;
  /** Placed at the end: columns, selection, the list's menu. */
  readonly children: ReactNode;
}

type PicksProps = Pick<FilterBarProps, "list" | "state" | "onChange">;

const Picks = memo(function Picks({ list, state, onChange }: PicksProps) {
  const withValue = (key: string, value: string | undefined) => {
    const { [key]: _, ...others } = state.filters;
    return { filters: value === undefined ? others : { ...others, [key]: value } };
  };
  return (list.filters ?? []).map((filter) => (
    <PickFilter
      key={filter.key}
      filter={filter}
      value={state.filters[filter.key]}
      onChange={(value) => onChange(withValue(filter.key, value))}
    />
  ));
});

/** Search and filters over a list. On a narrow screen the filters open in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { list, state, onChange, narrow } = props;
  const [open, setOpen] = useState(false);
  const set = Object.keys(state.filters).length + props.moreSet;
  const onSearch = useCallback((q: string) => onChange({ q }, true), [onChange]);
  // of two lists on a page the second one's is named, to tell them apart
  const name = list.prefix === undefined ? undefined : props.searchLabel;
  const search = <SearchBox label={props.searchLabel} value={state.q} onSearch={onSearch} />;
  const picks = <Picks list={list} state={state} onChange={onChange} />;
  const clear = isFiltered(state) || props.moreSet > 0;
  const hasFilters = Boolean(props.more) || (list.filters ?? []).length > 0;
  if (!narrow)
    return (
      <div
        role="search"
        aria-label={name}
        className="flex flex-wrap items-center gap-2 px-6 py-3 print:hidden"
      >
        {search}
        {props.more}
        {picks}
        {clear ? (
          <Button variant="ghost" className="text-muted!" onClick={props.onClear}>
            Clear filters
          </Button>
        ) : null}
        <span className="ml-auto flex gap-2">{props.children}</span>
      </div>
    );
  return (
    <div role="search" aria-label={name} className="flex items-center gap-2 px-4 py-3 print:hidden">
      <div className="min-w-0 flex-1">{search}</div>
      {hasFilters ? (
        <Button onClick={() => setOpen(true)}>
          <FilterIcon className="size-4" aria-hidden="true" />
          Filters
          {set > 0 ? <Count value={set} strong /> : null}
        </Button>
      ) : null}
      {props.children}
      {open ? (
        <FilterSheet onClose={() => setOpen(false)} onClear={props.onClear}>
          {props.more}
          {picks}
        </FilterSheet>
      ) : null}
    </div>
  );
}
