import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { ListFailure, type FailedQuery } from "./list/list-failure.tsx";

/** What is on its way, as blocks of these sizes one below the other. */
export const Outline = ({ sizes }: { readonly sizes: readonly string[] }) => (
  <Loading className="flex flex-col gap-4">
    {sizes.map((size, index) => (
      <Skeleton key={index} className={size} />
    ))}
  </Loading>
);

const TEXT = <Outline sizes={["h-4 w-48", "h-4 w-40", "h-4 w-44"]} />;

/** The outline of a card or a short list. */
export const CARD = <Outline sizes={["h-20 w-full rounded-card"]} />;

/** The outline of figures with their chart. */
export const CHART = <Outline sizes={["h-72 w-full rounded-card"]} />;

export interface WhenLoadedProps<Content> {
  readonly query: FailedQuery & { readonly data: Content | undefined };
  /** The text if it cannot be read: "The ratings could not be loaded". */
  readonly failure?: string;
  /** What is shown until it is loaded: lines of text by default. */
  readonly outline?: ReactNode;
  readonly children: (content: Content) => ReactNode;
}

/** A part of a page that is read for itself: its outline, then its content, or why it could not be read and a way to retry. */
export function WhenLoaded<Content>(props: WhenLoadedProps<Content>) {
  const { query, failure, outline = TEXT, children } = props;
  if (query.error) return <ListFailure title={failure} query={query} />;
  return query.data === undefined ? outline : children(query.data);
}
