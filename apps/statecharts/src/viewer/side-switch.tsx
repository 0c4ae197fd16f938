import { replaceParams, useAddress } from "../app/address.ts";
import { ToolButton, ToolFrame } from "./tool-button.tsx";

const SIDES = [
  ["before", "Before"],
  ["", "Both"],
  ["after", "After"],
] as const;

/** Whether the canvas shows the earlier version, both in one chart, or the running one. */
export function SideSwitch() {
  const asked = useAddress().params.get("side") ?? "";
  return (
    <ToolFrame
      className="right-4 bottom-4 max-[1100px]:bottom-15.5"
      aria-label="Which version is shown"
    >
      {SIDES.map(([side, title]) => (
        <ToolButton
          key={title}
          aria-pressed={asked === side}
          onClick={() => replaceParams({ side })}
        >
          {title}
        </ToolButton>
      ))}
    </ToolFrame>
  );
}
