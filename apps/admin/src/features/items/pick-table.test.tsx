import type { Page } from "@marquee/api/http/call";
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { PickTable, usePicking, type PickRow } from "./pick-table.tsx";

const LAMP: PickRow = { id: "p1", title: "Lamp", detail: "Laine", image: null };
const findRows = (q: string): Page<PickRow> => {
  const rows = LAMP.title.toLowerCase().includes(q) ? [LAMP] : [];
  return { rows, total: rows.length };
};

let queries: QueryClient;
let response: (q: string) => Promise<Page<PickRow>>;
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  response = (q) => Promise.resolve(findRows(q));
});

function Lamps() {
  const picking = usePicking();
  const items = useQuery({
    queryKey: ["lamps", picking.q],
    queryFn: () => response(picking.q),
    placeholderData: keepPreviousData,
  });
  const names = { label: "Lamps", noun: "lamps", head: "Lamp", nothing: "No lamps at all" };
  return (
    <PickTable
      {...names}
      picking={picking}
      items={items}
      chosen={[]}
      onChoose={() => {}}
      cells={[]}
    />
  );
}

const renderLamps = () =>
  render(
    <QueryClientProvider client={queries}>
      <Lamps />
    </QueryClientProvider>,
  );

it("[SCREEN-L18] keeps its rows if they could not be read again", async () => {
  renderLamps();
  await screen.findByText("Lamp", { selector: "td *" });
  response = () => Promise.reject(new Error("Out of order"));
  await queries.refetchQueries();
  await waitFor(() => expect(queries.getQueryState(["lamps", ""])?.status).toBe("error"));
  expect(screen.getByText("Lamp", { selector: "td *" })).toBeTruthy();
  expect(screen.queryByText("The lamps could not be loaded")).toBeNull();
});

it("[SCREEN-L18] shows why there are no rows, and loads them again", async () => {
  response = () => Promise.reject(new Error("Out of order"));
  renderLamps();
  expect(await screen.findByText("Out of order")).toBeTruthy();
  response = (q) => Promise.resolve(findRows(q));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Lamp", { selector: "td *" })).toBeTruthy();
});

it("[SCREEN-L18] says that nothing fits for words alone that were looked for", async () => {
  renderLamps();
  const search = await screen.findByRole("searchbox", { name: "Search lamps" });
  await userEvent.type(search, "rug");
  expect(await screen.findByText("No lamps fit “rug”.")).toBeTruthy();
  const { promise: wanted, resolve: come } = Promise.withResolvers<void>();
  response = async (q) => {
    await wanted;
    return findRows(q);
  };
  await userEvent.clear(search);
  await userEvent.type(search, "lamp");
  expect(screen.queryByText("No lamps fit “lamp”.")).toBeNull();
  await waitFor(() => expect(screen.queryByText(/^No lamps/)).toBeNull());
  come();
  expect(await screen.findByText("Lamp", { selector: "td *" })).toBeTruthy();
});
