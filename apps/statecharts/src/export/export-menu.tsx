import { Button } from "@marquee/ui/controls/button.tsx";
import { Menu, MenuItem } from "@marquee/ui/overlays/menu.tsx";
import { useState } from "react";
import { Icon } from "../top/icon.tsx";

export type ExportFormat = "svg" | "png" | "json" | "mermaid" | "scxml";

const FORMATS: readonly (readonly [ExportFormat, one: string, all: string])[] = [
  ["svg", "Image (SVG)", "Images (SVG)"],
  ["png", "Image (PNG)", "Images (PNG)"],
  ["json", "Data (JSON)", "Data (JSON)"],
  ["mermaid", "Mermaid", "Mermaid"],
  ["scxml", "SCXML", "SCXML"],
];

/** Offers the formats in which one chart, or all of them, can be saved. What writes them is loaded when it is asked for. */
export function ExportMenu(props: {
  readonly label: string;
  readonly isForAll?: boolean;
  readonly save: (format: ExportFormat) => Promise<void>;
}) {
  const { label, isForAll = false, save } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async (format: ExportFormat) => {
    setBusy(true);
    try {
      await save(format);
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <div className="relative">
      <Menu
        trigger={
          <Button aria-label={label} busy={isBusy}>
            <Icon name="down" />{" "}
            <span className="max-[900px]:hidden">{isBusy ? "Exporting…" : label}</span>
          </Button>
        }
      >
        {FORMATS.map(([format, one, all]) => (
          <MenuItem key={format} onSelect={() => void run(format)}>
            {isForAll ? all : one}
          </MenuItem>
        ))}
      </Menu>
      {problem !== "" && (
        <p
          className="absolute top-9.5 right-0 z-30 w-60 rounded-control border border-bad-edge bg-bad-soft px-3 py-2 text-[0.8125rem] text-bad-sign"
          role="alert"
        >
          {problem}
        </p>
      )}
    </div>
  );
}
