import type { Page } from "@marquee/api/http/call";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { ListRequest, ListState } from "./list-definition.ts";
import { everyRow, pageQuery } from "./use-list-rows.ts";

const STATE: ListState = { tab: null, page: 1, size: 10, sort: null, q: "", filters: {} };

/** A list of `total` rows on the server, which are their places; as the server does, it gives keys if a page is not the whole. */
function serveList(total: number, hasKeys = true) {
  const asked: ListRequest["query"][] = [];
  const fetchRows = ({ query }: ListRequest): Promise<Page<number>> => {
    asked.push(query);
    const { page = 1, size, after } = query;
    const from = after === undefined ? (page - 1) * size : Number(after) + 1;
    const rows = Array.from(
      { length: Math.max(0, Math.min(size, total - from)) },
      (_, at) => from + at,
    );
    const keys = { first: String(rows[0]), last: String(rows.at(-1)) };
    const isWhole = rows.length === total;
    return Promise.resolve({
      rows,
      total,
      ...(hasKeys && !isWhole && rows.length > 0 ? { keys } : {}),
    });
  };
  return { asked, fetchRows };
}

describe("the pages of a list", () => {
  it.each([0, 7, 1000, 1001, 2000, 2345])(
    "[LIST-P2] are read from key to key until all %i rows are there",
    async (total) => {
      for (const hasKeys of [true, false]) {
        const { asked, fetchRows } = serveList(total, hasKeys);
        expect(await everyRow(STATE, fetchRows)).toEqual(
          Array.from({ length: total }, (_, at) => at),
        );
        for (const { page, after } of asked.slice(1))
          expect(after === undefined).toBe(page !== undefined);
        expect(asked.slice(1).some(({ after }) => after !== undefined)).toBe(
          hasKeys && total > 1000,
        );
      }
    },
  );

  it("[LIST-P2] end where so many rows were wanted", async () => {
    const { asked, fetchRows } = serveList(5000);
    expect(await everyRow(STATE, fetchRows, 1000)).toHaveLength(1000);
    expect(asked).toHaveLength(1);
  });

  it("[LIST-P2] are turned to by the key of the page beside, the first one by nothing", async () => {
    const { asked, fetchRows } = serveList(50);
    const queries = new QueryClient();
    const turnTo = (page: number) =>
      queries.fetchQuery(pageQuery({ queryKey: ["offers"], fetchRows }, { ...STATE, page }));
    for (const page of [1, 2, 5, 4, 1]) await turnTo(page);
    await queries.invalidateQueries();
    await turnTo(1);
    expect(asked.map(({ page, after, before }) => [page, after, before])).toEqual([
      [1, undefined, undefined],
      [2, "9", undefined],
      [5, undefined, undefined],
      [4, undefined, "40"],
      [1, undefined, undefined],
      [1, undefined, undefined],
    ]);
  });
});
