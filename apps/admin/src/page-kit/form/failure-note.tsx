import type { Problem } from "@marquee/machines/patterns/problem";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useEffect, useRef, type ReactNode } from "react";

export interface FailureNoteProps {
  readonly problem: Problem | null;
  /** Announces it; absent within what does so already. */
  readonly role?: "alert";
  /** What it means for what was typed. */
  readonly children: ReactNode;
}

/**
 * A failure that belongs to no field, over the fields. The button that was pressed may be far below it: it comes into
 * sight, and has the focus unless the user goes on typing (SCREEN-F3).
 */
export function FailureNote({ problem, role, children }: FailureNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement?.matches("input, textarea") ?? false;
    if (!isTyping) note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  if (problem === null) return null;
  return (
    <div ref={note} tabIndex={-1} role={role} className="outline-none">
      <Note tone="bad" title={problem.message}>
        {children}
        {problem.reference === null ? null : (
          <span className="figures block">Reference {problem.reference}</span>
        )}
      </Note>
    </div>
  );
}
