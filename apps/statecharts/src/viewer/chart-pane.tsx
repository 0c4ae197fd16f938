import type { ReactNode, RefObject } from "react";
import type { PaneTitle } from "./watched.ts";

/** A chart on the canvas; one of two says above it what it shows. */
export function ChartPane(props: {
  readonly letter: "A" | "B";
  readonly title: PaneTitle | undefined;
  readonly room?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) {
  const { letter, title, room, children } = props;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col not-first:border-l not-first:border-line-strong max-[700px]:not-first:border-t max-[700px]:not-first:border-l-0">
      {title && (
        <header className="flex flex-none items-center gap-2.5 border-b border-line bg-surface px-4 py-2 text-small/[1.0625rem] max-[700px]:px-3 max-[700px]:py-1">
          <b
            className="grid size-6 place-items-center rounded-small bg-press text-[0.75rem]"
            aria-hidden="true"
          >
            {letter}
          </b>
          <span className="grid min-w-0 flex-1">
            <b>{title.title}</b>
            <span className="text-muted">{title.about}</span>
          </span>
          <span className="font-semibold whitespace-nowrap tabular-nums">{title.figure}</span>
        </header>
      )}
      <div className="room relative min-h-0 flex-1 overflow-hidden" ref={room}>
        {children}
      </div>
    </div>
  );
}
