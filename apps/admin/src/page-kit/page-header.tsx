import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { memo, type ReactNode } from "react";
import type { NamedAddress } from "./address.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

export interface PageHeaderProps {
  readonly title: string;
  /** What the browser's tab calls the page, if that is not the title. */
  readonly tab?: string;
  /** A count or a state, beside the title. */
  readonly badge?: ReactNode;
  /** One sentence of what is here. */
  readonly description?: ReactNode;
  /** The one primary button. */
  readonly action?: ReactNode;
  /** The page above this one. */
  readonly parent?: NamedAddress;
  /** What this page is below it, if that is not the title. */
  readonly here?: string;
}

function PlainPageHeader({
  title,
  tab,
  badge,
  description,
  action,
  parent,
  here,
}: PageHeaderProps) {
  usePageTitle(tab ?? title);
  return (
    <div className="flex flex-wrap items-start gap-3 px-4 pt-5 pb-2 md:px-6">
      <div className={classNames("min-w-0 flex-1", parent ? "basis-64" : "basis-40")}>
        {parent ? (
          <div className="mb-1">
            <Breadcrumb parent={parent} here={here ?? title} />
          </div>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-2">
          <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
          {badge}
        </div>
        {description ? <p className="text-muted">{description}</p> : null}
      </div>
      {action ? (
        <div data-page-action className="flex max-w-full shrink-0 flex-wrap gap-2 print:hidden">
          {action}
        </div>
      ) : null}
    </div>
  );
}

/** Breadcrumb, title, one sentence, primary action. */
export const PageHeader = memo(PlainPageHeader);
