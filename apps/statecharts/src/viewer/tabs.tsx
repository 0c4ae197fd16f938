import type { KeyboardEvent } from "react";
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

/** Opens a tab. The item that is open belongs to the list of the tab before. */
export const openTab = (tab: Tab) =>
  replaceParams({ tab: tab === "simulate" ? "" : tab, item: "" });

/** The arrow keys go from tab to tab, and open it. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabs.at((at + step) % tabs.length);
  next?.focus();
  next?.click();
  event.preventDefault();
}

export const Tabs = ({ tab }: { readonly tab: Tab }) => (
  <div
    className="tabs"
    role="tablist"
    tabIndex={-1}
    aria-label="What the panel shows"
    onKeyDown={onKeyDown}
  >
    {TABS.filter(([name]) => name !== "trail" || tab === "trail").map(([name, title]) => (
      <button
        key={name}
        type="button"
        role="tab"
        tabIndex={name === tab ? 0 : -1}
        aria-selected={name === tab}
        onClick={() => openTab(name)}
      >
        {title}
      </button>
    ))}
  </div>
);
