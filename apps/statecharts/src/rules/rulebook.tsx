import type { ChartTransition } from "@marquee/charts/chart/chart";
import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import { eventText, wayText } from "@marquee/charts/chart/part-text";
import type { ReactNode } from "react";
import { PageFrame } from "../top/page-frame.tsx";
import { HERE, HomeCrumb, Link, TopBar } from "../top/top-bar.tsx";

const ASKED_BUTTON =
  "inline-flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-[0.8125rem] font-medium hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-tint aria-pressed:text-accent-text";

interface AskedList<Name extends string> {
  readonly name: Name;
  readonly title: string;
  /** How many it lists. */
  readonly count: number;
}

/** The lists that such a page can show, one of them at a time. */
export const AskedLists = <Name extends string>(props: {
  readonly label: string;
  readonly lists: readonly AskedList<Name>[];
  readonly shown: Name;
  readonly onChoose: (name: Name) => void;
}) => (
  <div className="mt-3 mb-2 flex flex-wrap gap-1.5" role="group" aria-label={props.label}>
    {props.lists.map(({ name, title, count }) => (
      <button
        key={name}
        type="button"
        className={ASKED_BUTTON}
        aria-pressed={name === props.shown}
        onClick={() => props.onChoose(name)}
      >
        <span>{title}</span> <span className="tabular-nums">{count}</span>
      </button>
    ))}
  </div>
);

/** A transition as a line of its chart's part: its event, which opens it, its way, and what is said of it. */
export const TransitionLine = (props: {
  readonly index: ChartIndex;
  readonly transition: ChartTransition;
  readonly href: string;
  readonly note?: string | undefined;
}) => (
  <li className="flex flex-wrap gap-x-2.5 gap-y-0.5 border-t border-line py-2 text-small/[1.1875rem]">
    <Link className="font-[550] text-accent-text hover:underline" href={props.href}>
      {eventText(props.transition) || "otherwise"}
    </Link>
    <span className="text-muted">{wayText(props.index, props.transition)}</span>
    {props.note !== undefined && (
      <span className="text-tiny/[1.1875rem] text-muted">{props.note}</span>
    )}
  </li>
);

/** A page to read: its name in the top bar, what it is about, and its parts below each other. */
export const RulebookPage = (props: {
  readonly name: string;
  readonly find?: ReactNode;
  readonly title: string;
  /** Said again when it changes. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}) => (
  <PageFrame
    top={
      <TopBar
        crumbs={[
          <HomeCrumb key="all" />,
          <b key="here" className={HERE}>
            {props.name}
          </b>,
        ]}
        find={props.find ?? null}
      />
    }
  >
    <main className="flex-1 overflow-auto px-8 pt-5 pb-10 *:mx-auto *:max-w-260 max-[700px]:p-4">
      <header>
        <h1 className="text-[1.25rem]/7 font-[650] tracking-[-0.015em]">{props.title}</h1>
        <p className="text-muted" role="status">
          {props.about}
        </p>
      </header>
      {props.children}
    </main>
  </PageFrame>
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
