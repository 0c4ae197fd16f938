import { useId, type ReactNode } from "react";

export interface FormSectionProps {
  readonly title: string;
  /** The heading is there for users who cannot see the grouping. */
  readonly quietTitle?: boolean;
  readonly children: ReactNode;
}

/** Fields that belong together, under a hairline. */
export function FormSection({ title, quietTitle = false, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 border-b border-line py-6 last:border-0"
    >
      <h2 id={id} className={quietTitle ? "sr-only" : "text-section"}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Two fields side by side if there is room; one that is alone has all of it. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 [&>:only-child]:col-span-full">
      {children}
    </div>
  );
}
