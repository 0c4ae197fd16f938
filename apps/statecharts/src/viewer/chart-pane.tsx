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
    <div className="pane">
      {title && (
        <header>
          <b className="letter" aria-hidden="true">
            {letter}
          </b>
          <span className="name">
            <b>{title.title}</b>
            <span className="mute">{title.about}</span>
          </span>
          <span className="share number">{title.figure}</span>
        </header>
      )}
      <div className="room" ref={room}>
        {children}
      </div>
    </div>
  );
}
