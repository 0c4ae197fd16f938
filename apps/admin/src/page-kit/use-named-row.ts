import type { Page } from "@marquee/api/http/call";
import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";

/** How something is read, as `queryOptions` makes it. */
export type Read<CallResponse, Key extends QueryKey> = UseQueryOptions<
  CallResponse,
  Error,
  CallResponse,
  Key
>;

/** Whether an answer lacks some of the rows that can be chosen. */
export const isPartOf = (answer: Page<unknown> | undefined): boolean =>
  answer !== undefined && answer.total > answer.rows.length;

/**
 * One row by its id: of the answer that has all of them or, if it has a part and not this one, read alone (SCREEN-C7). Undefined
 * while neither has come, and for none.
 */
export function useNamedRow<
  Row extends { readonly id: string },
  Own extends Row,
  Key extends QueryKey,
>(
  answer: Page<Row> | undefined,
  id: string | null,
  read: (id: string) => Read<Own, Key>,
): Row | undefined {
  const there = answer?.rows.find((row) => row.id === id);
  const isMissing = isPartOf(answer) && there === undefined && id !== null && id !== "";
  const own = useQuery({ ...read(id ?? ""), enabled: isMissing });
  return there ?? (isMissing ? own.data : undefined);
}
