import { helpHref, type HelpAddress } from "@marquee/domain/help/help-pages";
import type { ReactNode } from "react";
import { helpAt } from "./help-at.ts";

export interface HelpLinkProps {
  readonly to: HelpAddress;
  readonly children: ReactNode;
}

/** A link to what the help says about this (HELP-10): beside the screen, or in a tab of its own where a dialog is open. */
export function HelpLink({ to, children }: HelpLinkProps) {
  return (
    <a href={helpHref(to)} target="_blank" rel="noreferrer" className="link" {...helpAt(to)}>
      {children}
    </a>
  );
}

/** The link after a reason that has a sentence of the help (HELP-11); nothing without one. */
export function HelpMore({ to }: { readonly to: HelpAddress | undefined }) {
  return to === undefined ? null : (
    <>
      {" "}
      <HelpLink to={to}>More in the help</HelpLink>
    </>
  );
}
