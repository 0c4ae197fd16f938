import { ChevronDown } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";

export interface AnalyticsToggleProps {
  readonly of: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes what came of one item. */
export function AnalyticsToggle({ of, open, onToggle }: AnalyticsToggleProps) {
  return (
    <IconButton
      size="sm"
      label={`Analytics of ${of}`}
      aria-expanded={open}
      onClick={onToggle}
      className="[&[aria-expanded=true]_svg]:rotate-180"
      icon={<ChevronDown className="size-4 transition-transform" aria-hidden="true" />}
    />
  );
}
