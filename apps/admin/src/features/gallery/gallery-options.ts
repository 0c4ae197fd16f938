import type { Option } from "@marquee/ui/fields/options.ts";

export const CITIES: readonly Option[] = [
  { value: "mtl", label: "Montréal", detail: "Québec" },
  { value: "qc", label: "Québec", detail: "Québec" },
  { value: "tor", label: "Toronto", detail: "Ontario" },
  { value: "ott", label: "Ottawa", detail: "Ontario" },
  { value: "van", label: "Vancouver", detail: "British Columbia" },
  { value: "hal", label: "Halifax", detail: "Nova Scotia", disabled: true },
];

export const PRODUCTS: readonly Option[] = [
  { value: "duvet", label: "Flax duvet cover", detail: "Atelier Boréal", image: null },
  { value: "throw", label: "Wool throw", detail: "Atelier Boréal", image: null },
  { value: "vase", label: "Blue vase", detail: "Atelier Boréal", image: null },
];
