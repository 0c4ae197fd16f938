import type { ReactElement } from "react";
import { useNarrow } from "../browser/media.ts";
import { FloatingPanel } from "../overlays/floating-panel.tsx";
import { Calendar } from "./calendar.tsx";
import type { DayRange } from "./drawn-range.ts";

export interface DayPanelProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly value: DayRange;
  readonly kind: "day" | "range";
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (range: DayRange) => void;
}

/** The calendar of a field, or of two fields that are the ends of a range: it closes once a day or a range is chosen. */
export function DayPanel({ trigger, open, onOpenChange, onChange, kind, ...days }: DayPanelProps) {
  const narrow = useNarrow();
  return (
    <FloatingPanel
      trigger={trigger}
      label="Calendar"
      open={open}
      onOpenChange={onOpenChange}
      align="end"
    >
      <div className="md:px-4 md:pt-3 md:pb-3">
        <Calendar
          {...days}
          kind={kind}
          months={kind === "range" && !narrow ? 2 : 1}
          onChange={(range, isEnded) => {
            onChange(range);
            if (isEnded) onOpenChange(false);
          }}
        />
      </div>
    </FloatingPanel>
  );
}
