import type { ReactNode } from "react";

export interface HomeFrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** The two columns of Home: what there is, and beside it what waits or changed. */
export function HomeFrame({ header, children, aside }: HomeFrameProps) {
  return (
    <div className="grid flex-1 grid-cols-1 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {header}
        <div className="@container flex min-w-0 flex-col gap-6 px-4 pt-2 pb-8 md:px-6">
          {children}
        </div>
      </div>
      <aside
        aria-label="What waits and changes"
        className="flex flex-col gap-6 border-line px-4 pt-5 pb-8 max-xl:border-t md:px-6 xl:border-l xl:bg-canvas"
      >
        {aside}
      </aside>
    </div>
  );
}
