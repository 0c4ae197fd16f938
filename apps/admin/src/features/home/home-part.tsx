import { Button } from "@marquee/ui/controls/button.tsx";
import { RotateCw } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { NamedAddress } from "../../page-kit/address.ts";
import { MoreLink } from "./more-link.tsx";

export interface HomePartProps<Content> {
  readonly title: string;
  /** Beside the title: its days, or a link to all of it. */
  readonly more?: ReactNode;
  readonly all?: NamedAddress;
  /** Null if the user may not see it, or if it could not be read. */
  readonly content: Content | null;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly children: (content: Content) => ReactNode;
}

/** One part of Home: what it shows, that it could not be read, or nothing if the user may not see it (HOME-P1). */
export function HomePart<Content>({
  title,
  more,
  all,
  content,
  isFailed,
  onRetry,
  children,
}: HomePartProps<Content>) {
  const heading = useId();
  if (content === null && !isFailed) return null;
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={heading} className="text-section">
          {title}
        </h2>
        {content === null ? null : more}
        {content === null || !all ? null : (
          <MoreLink to={all.to} search={all.search ?? {}}>
            {all.label}
          </MoreLink>
        )}
      </div>
      {content === null ? (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong px-4 py-3"
        >
          <p className="text-muted">This part could not be loaded. The others are up to date.</p>
          <Button size="sm" onClick={onRetry}>
            <RotateCw className="size-3.5" aria-hidden="true" />
            Try again
          </Button>
        </div>
      ) : (
        children(content)
      )}
    </section>
  );
}
