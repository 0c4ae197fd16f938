import { replaceParams } from "../app/address.ts";

export type Tab = "simulate" | "rules" | "coverage" | "compare" | "live" | "trail";

const TABS: readonly (readonly [Tab, string])[] = [
  ["simulate", "Simulate"],
  ["rules", "Rules"],
  ["coverage", "Coverage"],
  ["compare", "Compare"],
  ["live", "Live"],
  ["trail", "Trail"],
];

/** The keys that open the tabs. */
export const TAB_KEYS: Readonly<Record<string, Tab>> = {
  s: "simulate",
  r: "rules",
  v: "coverage",
  m: "compare",
  l: "live",
};

export const tabOf = (name: string | null): Tab =>
  TABS.find(([tab]) => tab === name)?.[0] ?? "simulate";

export const titleOfTab = (tab: Tab): string => TABS.find(([name]) => name === tab)?.[1] ?? "";

export const Tabs = ({ tab }: { readonly tab: Tab }) => (
  <div className="tabs" role="tablist" aria-label="What the panel shows">
    {TABS.filter(([name]) => name !== "trail" || tab === "trail").map(([name, title]) => (
      <button
        key={name}
        type="button"
        role="tab"
        aria-selected={name === tab}
        onClick={() => replaceParams({ tab: name === "simulate" ? "" : name })}
      >
        {title}
      </button>
    ))}
  </div>
);
