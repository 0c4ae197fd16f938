import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { countCities } from "@marquee/domain/campaigns/count-text";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { GeographyIndex } from "../../../page-kit/geography/geography-index.ts";
import { useGeography } from "../../../page-kit/geography/geography.queries.ts";

type Area = Pick<Campaign, "campaignArea" | "cityList" | "stateList" | "campaignName">;

/** An area as a short text: "8 cities", "2 states", "Country-wide". */
export function areaText({ campaignArea, cityList, stateList }: Area): string {
  switch (campaignArea) {
    case "city":
      return countCities(cityList.length);
    case "state":
      return stateList.length === 1 ? "1 state" : `${stateList.length} states`;
    case "country":
      return "Country-wide";
    case null:
      return "–";
  }
}

/** A city or a state of an area. */
interface AreaPart {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

function listParts(
  { campaignArea, cityList, stateList }: Area,
  geography: GeographyIndex,
): readonly AreaPart[] {
  if (campaignArea === "city")
    return cityList.map((id) => {
      const city = geography.cityById.get(id);
      const state = city && geography.stateById.get(city.stateId);
      return { id, name: city?.name ?? id, detail: state?.name ?? "" };
    });
  return stateList.map((id) => {
    const state = geography.stateById.get(id);
    return { id, name: state?.name ?? id, detail: state ? countCities(state.cities.length) : "" };
  });
}

function AreaList({ area }: { readonly area: Area }) {
  const geography = useGeography();
  if (geography.error)
    return (
      <p role="alert" className="text-bad-sign">
        The places could not be loaded.{" "}
        <Button size="sm" onClick={() => void geography.refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!geography.data) return <Skeleton className="h-4 w-40" />;
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {listParts(area, geography.data).map(({ id, name, detail }) => (
        <li key={id} className="flex items-baseline gap-2 border-b border-line py-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="ml-auto text-small whitespace-nowrap text-muted">{detail}</span>
        </li>
      ))}
    </ul>
  );
}

/** An area as text; pressing it lists its cities or states. */
export function AreaButton({ area }: { readonly area: Area }) {
  const [open, setOpen] = useState(false);
  const text = areaText(area);
  if (area.campaignArea !== "city" && area.campaignArea !== "state")
    return <span className="whitespace-nowrap">{text}</span>;
  return (
    <>
      <button
        type="button"
        className="link figures relative z-1 min-h-6 whitespace-nowrap"
        aria-haspopup="dialog"
        aria-label={`${text} of ${area.campaignName}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {text}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={area.campaignArea === "city" ? "City list" : "State list"}
        description={`${area.campaignName} shows in ${text}.`}
      >
        <div className="pt-1">
          <AreaList area={area} />
        </div>
      </Dialog>
    </>
  );
}
