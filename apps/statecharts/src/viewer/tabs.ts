import { replaceParams } from "../app/address.ts";

export type Tab = "simulate" | "rules" | "coverage" | "traffic" | "compare" | "live" | "case";

const TABS: readonly (readonly [Tab, string])[] = [
  ["simulate", "Simulate"],
  ["rules", "Rules"],
  ["coverage", "Coverage"],
  ["traffic", "Traffic"],
  ["compare", "Compare"],
  ["live", "Live"],
  ["case", "Case"],
];

/** The keys that open the tabs. */
export const TAB_KEYS: Readonly<Record<string, Tab>> = {
  s: "simulate",
  r: "rules",
  v: "coverage",
  t: "traffic",
  m: "compare",
  l: "live",
};

/** The tab that the address names; Simulate if it names none, or one that does not exist. */
export const tabOf = (name: string | null): Tab =>
  TABS.find(([tab]) => tab === name)?.[0] ?? "simulate";

/** What a tab is called on the screen. */
export const titleOfTab = (tab: Tab): string => TABS.find(([name]) => name === tab)?.[1] ?? "";

/** Opens a tab. The item that is open belongs to the list of the tab before. */
export const openTab = (tab: Tab) =>
  replaceParams({ tab: tab === "simulate" ? "" : tab, item: "" });

/** The tabs that are offered; that of a case is there once a link to a case was followed. */
export const tabsOf = (tab: Tab): readonly { readonly value: Tab; readonly label: string }[] =>
  TABS.filter(([name]) => name !== "case" || tab === "case")
    // a user who has followed a link sees its tab first
    .toSorted(([one], [other]) => Number(other === "case") - Number(one === "case"))
    .map(([value, label]) => ({ value, label }));
