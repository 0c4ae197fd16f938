import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useId, type ReactNode } from "react";

/** One group of components under its name. */
export function KitSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line py-6">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A row of things side by side. */
export function KitRow({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** One state of something that fills a page, in a frame that holds what floats. */
export function KitState({
  name,
  className,
  children,
}: {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className="m-0 flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-small text-muted">{name}</figcaption>
      <div
        className={classNames(
          "relative flex min-w-0 flex-col overflow-hidden rounded-card border border-line-strong bg-surface contain-layout",
          className,
        )}
      >
        {children}
      </div>
    </figure>
  );
}
