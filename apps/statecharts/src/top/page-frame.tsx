import type { ReactNode } from "react";

/** A page below its top bar, as high as the window. */
export const PageFrame = (props: { readonly top: ReactNode; readonly children: ReactNode }) => (
  <div className="flex h-full flex-col">
    {props.top}
    {props.children}
  </div>
);

/** The room below the bar: the parts are beside each other, on a narrow screen below each other. */
export const WorkRoom = ({ children }: { readonly children: ReactNode }) => (
  <div className="group/work flex min-h-0 flex-1 max-[1100px]:flex-col">{children}</div>
);
