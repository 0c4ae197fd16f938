/** What an area is checked on. */
export interface AreaForm {
  readonly campaignArea: string;
  readonly cityList: readonly string[];
  readonly stateList: readonly string[];
}

/** How many places the chosen area covers; left out if that is not known yet. */
export interface AreaContext {
  readonly places?: number | undefined;
}

/** Whether a text names one of the three areas. */
export const isArea = (area: string): boolean =>
  area === "city" || area === "state" || area === "country";

/** Whether cities or states are chosen, as the area asks for. Country-wide needs none. */
export function hasPlacesChosen({ campaignArea, cityList, stateList }: AreaForm): boolean {
  switch (campaignArea) {
    case "country":
      return true;
    case "city":
      return cityList.length > 0;
    case "state":
      return stateList.length > 0;
    default:
      return cityList.length > 0 || stateList.length > 0;
  }
}

/** Whether the chosen area covers a place. Holds while no area or no city is chosen: other rules say so. */
export const coversPlaces = (draft: AreaForm, { places }: AreaContext): boolean =>
  places !== 0 || !isArea(draft.campaignArea) || !hasPlacesChosen(draft);
