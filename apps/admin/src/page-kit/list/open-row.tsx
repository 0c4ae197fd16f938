import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Address } from "../address.ts";

export interface OpenRowProps {
  readonly link: Address | undefined;
  readonly children: ReactNode;
}

/** Makes the whole row a link: it is rendered over the row, below the row's own controls. */
export function OpenRow({ link, children }: OpenRowProps) {
  if (!link) return children;
  return (
    <Link
      to={link.to}
      search={link.search ?? {}}
      className="text-inherit no-underline outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  );
}
