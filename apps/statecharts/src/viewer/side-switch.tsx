import { replaceParams, useAddress } from "../app/address.ts";

const SIDES = [
  ["before", "Before"],
  ["", "Both"],
  ["after", "After"],
] as const;

/** Whether the canvas shows the earlier version, both in one chart, or the running one. */
export function SideSwitch() {
  const asked = useAddress().params.get("side") ?? "";
  return (
    <div className="float tools sides" role="toolbar" aria-label="Which version is shown">
      {SIDES.map(([side, title]) => (
        <button
          key={title}
          type="button"
          className={asked === side ? "on" : ""}
          aria-pressed={asked === side}
          onClick={() => replaceParams({ side })}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
