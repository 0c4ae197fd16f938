import { areaText, regionName } from "@marquee/domain/campaigns/area-text";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { countCities } from "@marquee/domain/campaigns/count-text";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import type { GeographyIndex } from "../../geography/geography-index.ts";
import { useGeography } from "../../geography/geography.queries.ts";

/** A city or a state of an area. */
interface AreaPart {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

function listParts(
  { campaignArea, cityList, stateList }: Campaign,
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

function AreaList({ campaign }: { readonly campaign: Campaign }) {
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
      {listParts(campaign, geography.data).map(({ id, name, detail }) => (
        <li key={id} className="flex items-baseline gap-2 border-b border-line py-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <span className="ml-auto text-small whitespace-nowrap text-muted">{detail}</span>
        </li>
      ))}
    </ul>
  );
}

/** The cities or states of an area. */
export function AreaDialog({
  campaign,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        campaign.campaignArea === "city" ? "City list" : `${regionName(campaign.countryId)} list`
      }
      description={`${campaign.campaignName} shows in ${areaText(campaign)}.`}
    >
      <div className="pt-1">
        <AreaList campaign={campaign} />
      </div>
    </Dialog>
  );
}
