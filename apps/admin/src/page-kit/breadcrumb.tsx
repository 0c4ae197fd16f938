import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { NamedAddress } from "./address.ts";
import { wayBack } from "./way-back.ts";

export interface BreadcrumbProps {
  /** The page above this one. */
  readonly parent: NamedAddress;
  /** What this page is below it. */
  readonly here: string;
  /** The row of the page above that this page is about: it is marked there. */
  readonly row?: string | undefined;
}

/** The way to the page above, as the user left it. */
export function Breadcrumb({ parent, here, row }: BreadcrumbProps) {
  const above = wayBack(parent);
  return (
    <nav aria-label="Breadcrumb" className="flex items-center gap-1.5 text-small text-muted">
      <Link
        to={above.to}
        search={above.search ?? {}}
        activeOptions={{ exact: true }}
        state={row === undefined ? {} : { savedRow: row }}
        className="rounded-[4px] text-inherit hover:underline"
      >
        {above.label}
      </Link>
      <ChevronRight className="size-3.5" aria-hidden="true" />
      <span aria-current="page">{here}</span>
    </nav>
  );
}
