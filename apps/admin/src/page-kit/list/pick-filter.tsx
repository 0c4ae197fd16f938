import { ChevronDown } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuChoice } from "../../ui/menu.tsx";
import type { ListFilter } from "./list-definition.ts";

export interface PickFilterProps {
  readonly filter: ListFilter;
  readonly value: string | undefined;
  readonly onPrepare: (value: string | undefined) => void;
  /** Resolves when the list shows it, or that it is on its way. */
  readonly onChange: (value: string | undefined) => Promise<void>;
}

/** What the menu calls "no filter": Radix has no empty value. */
const ALL = "*";

const valueOf = (choice: string) => (choice === ALL ? undefined : choice);

/** One filter as a button that shows what it is set to. */
export function PickFilter({ filter, value, onPrepare, onChange }: PickFilterProps) {
  const chosen = filter.choices.find((choice) => choice.value === value);
  return (
    <Menu
      align="start"
      trigger={
        <Button className="gap-1.5!">
          <span className="font-normal text-muted">{filter.label}</span>
          {chosen?.label ?? "All"}
          <ChevronDown className="size-3.5" aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoice
        value={value ?? ALL}
        choices={[{ value: ALL, label: "All" }, ...filter.choices]}
        onValuePrepare={(next) => onPrepare(valueOf(next))}
        onValueChange={(next) => onChange(valueOf(next))}
      />
    </Menu>
  );
}
