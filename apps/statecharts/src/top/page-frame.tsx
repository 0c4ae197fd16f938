import { useLayoutEffect, useRef, type ReactNode } from "react";
import { focusContent } from "./focus-content.ts";

/** The page that was shown first gets its focus from the browser. */
let wasShown = false;

/** A page below its top bar, as high as the window. The content of one that was led to has the focus, if what led there is gone. */
export function PageFrame(props: { readonly top: ReactNode; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (wasShown && document.activeElement === document.body) focusContent(frame.current);
    wasShown = true;
  }, []);
  return (
    <div ref={frame} className="flex h-full flex-col">
      <button
        type="button"
        className="absolute top-2 left-3 z-50 -translate-y-16 rounded-control border border-line-strong bg-raised px-3 py-2 font-medium focus:translate-y-0"
        onClick={() => focusContent(frame.current)}
      >
        Skip to content
      </button>
      <>{props.top}</>
      <>{props.children}</>
    </div>
  );
}

/** The room below the bar: the parts are beside each other, on a narrow screen below each other. */
export const WorkRoom = ({ children }: { readonly children: ReactNode }) => (
  <div className="group/work flex min-h-0 flex-1 max-[1100px]:flex-col">{children}</div>
);
