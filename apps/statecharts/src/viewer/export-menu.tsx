import { useState } from "react";
import { Icon } from "../top/icon.tsx";
import type { Exported, ExportFormat } from "./export-chart.ts";

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ["svg", "Picture (SVG)"],
  ["png", "Picture (PNG)"],
  ["json", "Data (JSON)"],
  ["mermaid", "Mermaid"],
  ["scxml", "SCXML"],
];

/** Saves the chart as it is seen, with its notes. What writes the formats is loaded when it is asked for. */
export function ExportMenu({ given }: { readonly given: Exported }) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async (format: ExportFormat) => {
    setOpen(false);
    try {
      const { exportChart } = await import("./export-chart.ts");
      await exportChart(format, given);
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div
      className="menu"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        className="button"
        aria-label="Export"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="down" /> <span className="wide">Export</span>
      </button>
      {problem !== "" && (
        <span className="hidden" role="alert">
          {problem}
        </span>
      )}
      {isOpen && (
        <div>
          {FORMATS.map(([format, title]) => (
            <button key={format} type="button" onClick={() => void run(format)}>
              {title}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
