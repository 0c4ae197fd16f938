import { foldText } from "../wire/typed-text.ts";

/**
 * How the postal codes of a province begin: the postal district, which is the first letter.
 * Source: Canada Post, Addressing Guidelines, "Postal codes: forward sortation area".
 */
const CANADIAN: Readonly<Record<string, string>> = {
  Alberta: "T",
  "British Columbia": "V",
  Manitoba: "R",
  "New Brunswick": "E",
  "Newfoundland and Labrador": "A",
  "Northwest Territories": "X",
  "Nova Scotia": "B",
  Nunavut: "X",
  Ontario: "K L M N P",
  "Prince Edward Island": "C",
  Québec: "G H J",
  Saskatchewan: "S",
  Yukon: "Y",
};

/**
 * How the ZIP codes of a state begin: ranges of the first three digits, those without a post office included.
 * Source: United States Postal Service, labeling list L002, "3-Digit ZIP Code Prefix Matrix". An area of two states is named at both.
 */
const AMERICAN: Readonly<Record<string, string>> = {
  Alabama: "350-369",
  Alaska: "995-999",
  Arizona: "850-865",
  Arkansas: "716-729",
  California: "900-961",
  Colorado: "800-816",
  Connecticut: "060-069",
  Delaware: "197-199",
  "District of Columbia": "200 202-205 569",
  Florida: "320-349",
  Georgia: "300-319 398-399",
  Hawaii: "967-968",
  Idaho: "832-838",
  Illinois: "600-629",
  Indiana: "460-479",
  Iowa: "500-528",
  Kansas: "660-679",
  Kentucky: "400-427",
  Louisiana: "700-714",
  Maine: "039-049",
  Maryland: "205-219",
  Massachusetts: "010-027 055",
  Michigan: "480-499",
  Minnesota: "550-567",
  Mississippi: "386-397",
  Missouri: "630-658",
  Montana: "590-599",
  Nebraska: "680-693",
  Nevada: "889-898",
  "New Hampshire": "030-038",
  "New Jersey": "070-089",
  "New Mexico": "870-884",
  "New York": "005 063 100-149",
  "North Carolina": "270-289",
  "North Dakota": "580-588",
  Ohio: "430-459",
  Oklahoma: "730-731 734-749",
  Oregon: "970-979",
  Pennsylvania: "150-196",
  "Rhode Island": "028-029",
  "South Carolina": "290-299",
  "South Dakota": "570-577",
  Tennessee: "370-385",
  Texas: "733 739 750-799 885",
  Utah: "840-847",
  Vermont: "050-054 056-059",
  Virginia: "201 205 220-246",
  Washington: "980-994",
  "West Virginia": "247-268",
  Wisconsin: "530-549",
  Wyoming: "820-831 834",
};

const areasOf = (country: string): Readonly<Record<string, string>> =>
  country === "canada" ? CANADIAN : country === "US" ? AMERICAN : {};

const holdsArea = (areas: string, code: string): boolean =>
  areas.split(" ").some((range) => {
    const [first = "", last = first] = range.split("-");
    const start = code.slice(0, first.length).toUpperCase();
    return first <= start && start <= last;
  });

/** The provinces or states whose postal codes begin as this one does, by their names; none for a code of no area. */
export const statesOfCode = (country: string, code: string): readonly string[] =>
  Object.entries(areasOf(country)).flatMap(([name, areas]) =>
    holdsArea(areas, code) ? [name] : [],
  );

/** Whether a postal code begins as those of a province or state do; null if it is not known how they begin. */
export function isCodeOf(country: string, stateName: string, code: string): boolean | null {
  const wanted = foldText(stateName);
  const known = Object.entries(areasOf(country)).find(([name]) => foldText(name) === wanted);
  return known === undefined ? null : holdsArea(known[1], code);
}
