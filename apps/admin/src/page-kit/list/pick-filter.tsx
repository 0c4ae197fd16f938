import { ChevronDown } from "lucide-react";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Menu, MenuChoice } from "@marquee/ui/overlays/menu.tsx";
import type { ListFilter } from "./list-definition.ts";

export interface PickFilterProps {
  readonly filter: ListFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** What the menu calls "no filter": Radix has no empty value. */
const ALL = "*";

/** One filter as a button that shows what it is set to. */
export function PickFilter({ filter, value, onChange }: PickFilterProps) {
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
