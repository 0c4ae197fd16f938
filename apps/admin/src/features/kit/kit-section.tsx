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
