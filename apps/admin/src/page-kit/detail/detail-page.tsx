import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { ReactNode } from "react";
import { DetailHeader, type DetailHeaderProps } from "./detail-header.tsx";
import { useDetailKeys } from "./use-detail-keys.ts";

export interface DetailPageProps extends DetailHeaderProps {
  /** What it is and belongs to, in one line under the title. */
  readonly lead?: ReactNode;
  /** Sections in reading order: its facts first. */
  readonly children: ReactNode;
  /** Beside them: its status, and its history. */
  readonly aside?: ReactNode;
  /** Names what is beside. */
  readonly asideLabel?: string;
}

/** A page to read about one thing, with the actions that the user may take on it (SCREEN-R1). */
export function DetailPage({ lead, children, aside, asideLabel, ...header }: DetailPageProps) {
  useDetailKeys(header);
  return (
    <div
      className={classNames(
        "grid flex-1 content-start lg:content-stretch",
        aside !== undefined && "lg:grid-cols-[minmax(0,1fr)_21.5rem]",
      )}
    >
      <div className="min-w-0 pb-8">
        <DetailHeader {...header} />
        {lead === undefined ? null : (
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 px-4 text-small text-muted md:px-6 [&_svg]:size-3.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
            {lead}
          </ul>
        )}
        <div className="@container flex flex-col gap-5 px-4 pt-4 md:px-6">{children}</div>
      </div>
      {aside === undefined ? null : (
        <aside
          aria-label={asideLabel}
          className="flex flex-col gap-4 border-line bg-canvas px-4 py-4 max-lg:border-t md:px-6 lg:border-l [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-4"
        >
          {aside}
        </aside>
      )}
    </div>
  );
}
