import { Link } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import type { Address } from "../address.ts";

export interface OpenRowProps {
  readonly link: Address | undefined;
  readonly children: ReactNode;
}

/** The link is over the other cells, so it shows the tip of what is under the pointer as its own (SCREEN-L21). */
function showTipBelow({ currentTarget: link, clientX, clientY }: MouseEvent<HTMLElement>): void {
  const titled = document
    .elementsFromPoint(clientX, clientY)
    .find(
      (element) => element !== link && element.closest("tr, li") && element.hasAttribute("title"),
    );
  link.title = titled?.getAttribute("title") ?? "";
}

/** Makes the whole row a link: it is rendered over the row, below the row's own controls. */
export function OpenRow({ link, children }: OpenRowProps) {
  if (!link) return children;
  return (
    <Link
      to={link.to}
      search={link.search ?? {}}
      onMouseMove={showTipBelow}
      onMouseLeave={({ currentTarget }) => currentTarget.removeAttribute("title")}
      className="text-inherit no-underline outline-none after:absolute after:inset-0 focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  );
}
