import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

const Anchor = ({ children, ...rest }: ComponentProps<"a">) => (
  <a {...rest} className="text-small font-medium text-accent-text">
    {children}
  </a>
);

/** Leads from a part of Home to all of what it shows the first of. */
export const MoreLink = createLink(Anchor);
