import { useNow } from "@marquee/ui/browser/now.ts";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T10:00:00Z") }));
afterEach(() => vi.useRealTimers());

function Run({ readEnd }: { readonly readEnd: () => number }) {
  const moment = useNow();
  const { data } = useQuery({ queryKey: ["run"], queryFn: readEnd });
  if (data === undefined) return null;
  return <p>{data > moment ? "live" : "over"}</p>;
}

it("[DATE-S5] what is ended is over as soon as that is read, and not a minute later", async () => {
  let end = Date.now() + 60_000;
  const client = createQueryClient(() => undefined);
  render(
    <QueryClientProvider client={client}>
      <Run readEnd={() => end} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText("live")).toBeTruthy();
  vi.setSystemTime(Date.now() + 5000);
  end = Date.now();
  await client.invalidateQueries();
  expect(await screen.findByText("over")).toBeTruthy();
  client.clear();
});
