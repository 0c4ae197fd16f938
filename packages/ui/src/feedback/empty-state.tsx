import type { HelpAddress } from "@marquee/domain/help/help-pages";
import type { ReactNode } from "react";
import { HelpLink } from "../controls/help-link.tsx";

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly detail?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
  /** The sentence of the help that explains it. */
  readonly help?: HelpAddress;
  /** Whether it is all that the page shows: its title is the page's heading then. */
  readonly wholePage?: boolean;
}

/** Nothing is here, why, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, detail, action, help, wholePage = false } = props;
  const Title = wholePage ? "h1" : "p";
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-1 px-6 py-16 text-center">
      {icon ? (
        <span
          className="mb-3 grid size-12 place-items-center rounded-full bg-press text-muted [&_svg]:size-5"
          aria-hidden="true"
        >
          {icon}
        </span>
      ) : null}
      <Title className="text-section">{title}</Title>
      {detail ? <div className="text-muted">{detail}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
      {help ? (
        <p className="mt-3 text-small">
          <HelpLink to={help}>More about this in the help</HelpLink>
        </p>
      ) : null}
    </div>
  );
}
