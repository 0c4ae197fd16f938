import type { ReactNode } from "react";

/** One of the lists that such a page can show. */
export const ASKED_BUTTON =
  "inline-flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-[0.8125rem] font-medium hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-text";

/** A page to read: what it is about, and its parts below each other. */
export const RulebookMain = (props: {
  readonly title: string;
  /** Said again when it changes. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}) => (
  <main className="flex-1 overflow-auto px-8 pt-5 pb-10 *:mx-auto *:max-w-260 max-[700px]:p-4">
    <header>
      <h1 className="text-[1.25rem]/7 font-[650] tracking-[-0.015em]">{props.title}</h1>
      <p className="text-muted" role="status">
        {props.about}
      </p>
    </header>
    {props.children}
  </main>
);

/** A part of it, with the number of what it lists. */
export const RulebookSection = (props: {
  readonly label: string;
  readonly title: ReactNode;
  readonly count?: ReactNode;
  readonly about?: string;
  readonly children: ReactNode;
}) => (
  <section aria-label={props.label}>
    <h2 className="mt-6.5 mb-2 text-[0.9375rem] font-semibold first-letter:uppercase">
      <span>{props.title}</span>
      {props.count !== undefined && (
        <>
          {" "}
          <span className="text-[0.75rem] font-normal text-muted">{props.count}</span>
        </>
      )}
    </h2>
    {props.about !== undefined && (
      <p className="mb-2 text-small/[1.1875rem] text-muted">{props.about}</p>
    )}
    {props.children}
  </section>
);
