import { Button } from "@marquee/ui/controls/button.tsx";
import type { ReactNode } from "react";
import { OutcomePanel } from "../outcome-panel.tsx";

export interface WorkingPanelProps {
  /** What is being done. */
  readonly title: string;
  readonly onLeave: () => void;
  /** What it means for the person's money meanwhile. */
  readonly children: ReactNode;
}

/** While the server or a provider works on a payment: what it does, and the way out. */
export const WorkingPanel = ({ title, onLeave, children }: WorkingPanelProps) => (
  <OutcomePanel
    outcome="working"
    title={title}
    actions={
      <Button size="sm" variant="ghost" onClick={onLeave}>
        Leave this page
      </Button>
    }
  >
    {children}
  </OutcomePanel>
);
