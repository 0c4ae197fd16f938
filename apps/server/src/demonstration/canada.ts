import type { State } from "@marquee/domain/geography/geography.schema";

type Taxes = Pick<State, "gst" | "hst" | "pst" | "qst">;

const harmonized = (hst: number): Taxes => ({ gst: 0, hst, pst: 0, qst: 0 });
const federal = (pst = 0, qst = 0): Taxes => ({ gst: 5, hst: 0, pst, qst });

/** Provinces and territories: code, name, sales taxes in percent, cities. */
export const CANADA: readonly (readonly [string, string, Taxes, string])[] = [
  [
    "ab",
    "Alberta",
    federal(),
    "Calgary, Edmonton, Red Deer, Lethbridge, Airdrie, Medicine Hat, Grande Prairie, Banff, Fort McMurray",
  ],
  [
    "bc",
    "British Columbia",
    federal(7),
    "Vancouver, Victoria, Burnaby, Surrey, Richmond, Kelowna, Kamloops, Nanaimo, Prince George, Abbotsford, Coquitlam, Whistler",
  ],
  [
    "mb",
    "Manitoba",
    federal(7),
    "Winnipeg, Brandon, Steinbach, Thompson, Portage la Prairie, Winkler",
  ],
  [
    "nb",
    "New Brunswick",
    harmonized(15),
    "Moncton, Saint John, Fredericton, Dieppe, Miramichi, Bathurst",
  ],
  [
    "nl",
    "Newfoundland and Labrador",
    harmonized(15),
    "St. John's, Mount Pearl, Corner Brook, Gander, Happy Valley-Goose Bay",
  ],
  [
    "ns",
    "Nova Scotia",
    harmonized(14),
    "Halifax, Dartmouth, Sydney, Truro, New Glasgow, Lunenburg",
  ],
  ["nt", "Northwest Territories", federal(), "Yellowknife, Hay River, Inuvik"],
  ["nu", "Nunavut", federal(), "Iqaluit, Rankin Inlet, Arviat"],
  [
    "on",
    "Ontario",
    harmonized(13),
    "Toronto, Ottawa, Mississauga, Brampton, Hamilton, London, Markham, Vaughan, Kitchener, Windsor, Waterloo, Kingston, Guelph, Barrie, Oshawa, Sudbury, Thunder Bay, Niagara Falls, Peterborough, Burlington",
  ],
  ["pe", "Prince Edward Island", harmonized(15), "Charlottetown, Summerside, Stratford"],
  [
    "qc",
    "Québec",
    federal(0, 9.975),
    "Montréal, Québec, Laval, Gatineau, Longueuil, Sherbrooke, Saguenay, Lévis, Trois-Rivières, Terrebonne, Drummondville, Saint-Jérôme, Granby, Rimouski, Brossard, Magog",
  ],
  [
    "sk",
    "Saskatchewan",
    federal(6),
    "Saskatoon, Regina, Prince Albert, Moose Jaw, Swift Current, Yorkton",
  ],
  ["yt", "Yukon", federal(), "Whitehorse, Dawson City, Watson Lake"],
];
