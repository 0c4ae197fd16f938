import { countCities } from "@marquee/domain/campaigns/count-text";
import { formatAmount } from "@marquee/domain/money/format-money";
import type { ControlProps } from "@marquee/ui/fields/field.tsx";
import { MultiCombobox } from "@marquee/ui/fields/multi-combobox.tsx";
import { MapPin } from "lucide-react";
import type { StateWithCities } from "../geography/geography-index.ts";

export interface AreaPickerProps {
  readonly kind: "city" | "state";
  /** The part of the map to choose from. */
  readonly states: readonly StateWithCities[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly disabled?: boolean;
  readonly control: ControlProps;
}

const areaOptions = (kind: AreaPickerProps["kind"], states: readonly StateWithCities[]) =>
  kind === "state"
    ? states.map(({ id, name, cities }) => ({
        value: id,
        label: name,
        detail: countCities(cities.length),
      }))
    : states.flatMap(({ name, cities }) =>
        cities.map((city) => ({ value: city.id, label: city.name, detail: name })),
      );

/** Cities or states, found by typing, shown as chips. */
export function AreaPicker({
  kind,
  states,
  chosen,
  onChoose,
  disabled = false,
  control,
}: AreaPickerProps) {
  return (
    <MultiCombobox
      {...control}
      values={chosen}
      onValuesChange={onChoose}
      options={areaOptions(kind, states)}
      disabled={disabled}
      placeholder={kind === "city" ? "Add a city" : "Add a state or province"}
    />
  );
}

export interface AreaPriceProps {
  readonly places: number;
  /** CAD a day, before tax; null if there is nothing to price. */
  readonly perDay: number | null;
  /** A wider choice and what it would cost. */
  readonly wider?: {
    readonly label: string;
    readonly places: number;
    readonly perDay: number | null;
  } | null;
}

const priceText = (places: number, perDay: number | null) =>
  perDay === null
    ? countCities(places)
    : `${countCities(places)}, CAD ${formatAmount(perDay)} a day`;

/** How many cities are covered and what they cost a day. */
export function AreaPrice({ places, perDay, wider }: AreaPriceProps) {
  return (
    <div className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
      <span className="flex items-center gap-2" aria-live="polite">
        <MapPin className="size-4" aria-hidden="true" />
        <span>{priceText(places, perDay)}</span>
      </span>
      {wider ? (
        <span className="ml-auto">
          {wider.label}: {priceText(wider.places, wider.perDay)}
        </span>
      ) : null}
    </div>
  );
}
