import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { ReactNode } from "react";

/** The title of a part, with what there is to say or to press at its end. */
export const SectionTitle = (props: {
  readonly end?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <h3
    className={classNames(
      "mb-2 flex items-center gap-1.5 text-tiny font-semibold text-muted",
      props.className,
    )}
  >
    <span>{props.children}</span>
    {props.end !== undefined && (
      <>
        {" "}
        <span className="ml-auto font-normal">{props.end}</span>
      </>
    )}
  </h3>
);

/** A part of the panel beside the chart, below the one before it; it is named by its title, unless it has another name. */
export const Section = (props: {
  readonly title?: string;
  readonly end?: ReactNode;
  readonly label?: string;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <section
    id={props.id}
    aria-label={props.label ?? props.title}
    className={classNames("border-b border-line px-4 py-3.5 last:border-b-0", props.className)}
  >
    {props.title !== undefined && <SectionTitle end={props.end}>{props.title}</SectionTitle>}
    {props.children}
  </section>
);

/** What a part is about: the state, the question, the case. */
export const Headline = (props: { readonly isLive?: boolean; readonly children: ReactNode }) => (
  <h2
    className="mt-1.5 text-section/[1.375rem] font-semibold tracking-[-0.01em]"
    aria-live={props.isLive ? "polite" : undefined}
  >
    {props.children}
  </h2>
);

/** What a part says in sentences. */
export const About = (props: {
  readonly role?: "status" | "alert";
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <p role={props.role} className={classNames("text-small/[1.125rem] text-muted", props.className)}>
    {props.children}
  </p>
);

/** The number that a part is about. */
export const Figure = ({ children }: { readonly children: ReactNode }) => (
  <span className="text-[1.75rem]/8 font-[650] tracking-[-0.02em] whitespace-nowrap">
    {children}
  </span>
);

/** A field or list of choices in a part. */
export const FIELD =
  "h-8 w-full min-w-0 flex-1 rounded-control border border-line-strong bg-field px-2.5 text-[0.8125rem]";
