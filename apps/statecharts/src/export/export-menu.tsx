import { type KeyboardEvent, useRef, useState } from "react";
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
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async (format: ExportFormat) => {
    setOpen(false);
    setBusy(true);
    try {
      await save(format);
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    // elsewhere this key closes something else
    event.stopPropagation();
    setOpen(false);
    trigger.current?.focus();
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
        aria-label={label}
        aria-expanded={isOpen}
        aria-busy={isBusy}
        disabled={isBusy}
        ref={trigger}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        <Icon name="down" /> <span className="wide">{isBusy ? "Exporting…" : label}</span>
      </button>
      {problem !== "" && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isOpen && (
        <div>
          {FORMATS.map(([format, one, all]) => (
            <button
              key={format}
              type="button"
              onClick={() => void run(format)}
              onKeyDown={closeOnEscape}
            >
              {isForAll ? all : one}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
