import { encodeEmail } from "@marquee/api/http/path";
import type { City, State } from "@marquee/domain/geography/geography.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const me = encodeEmail("reader@marquee.test");
const list = <Row>(path: string) => server.call<Row[]>(null, "GET", path);
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

for (const [what, path] of [
  ["states", `/states/${me}`],
  ["the cities of a state", `/cities/${me}/on`],
  ["all cities", `/allCities/${me}`],
] as const)
  describe(what, () => {
    it("[LIST-P1] are returned whole, or by the page, with how many there are", async () => {
      const whole = await list<State | City>(path);
      expect(whole.data).toHaveLength(whole.meta.total);
      const first = await list<State | City>(`${path}?size=1`);
      const second = await list<State | City>(`${path}?size=1&page=2`);
      expect([...first.data, ...second.data]).toEqual(whole.data.slice(0, 2));
      expect(first.meta.total).toBe(whole.meta.total);
    });

    it("[LIST-S1] are sorted by name either way, and not by what they do not have", async () => {
      const up = await list<State | City>(`${path}?sort=name`);
      const down = await list<State | City>(`${path}?sort=-name`);
      expect(names(down.data)).toEqual(names(up.data).toReversed());
      expect((await list(`${path}?sort=mayor`)).status).toBe(422);
    });

    it("[LIST-Q1] are found by a part of their name", async () => {
      const { data } = await list<State | City>(path);
      const wanted = data[0]?.name ?? "";
      const found = await list<State | City>(
        `${path}?q=${encodeURIComponent(wanted.toUpperCase())}`,
      );
      expect(names(found.data)).toContain(wanted);
      expect((await list(`${path}?q=nowhere`)).meta.total).toBe(0);
    });
  });

it("[LIST-N1] an unknown state is 404, and so are its cities", async () => {
  expect((await list("/stateById/nowhere")).status).toBe(404);
  expect((await list(`/cities/${me}/nowhere`)).status).toBe(404);
});

it("[LIST-S2] states of one name are ordered by id, also if the caller asks for no order", async () => {
  await server.database.owner.query(
    "insert into state values ('twin-b', 'Twin', 'canada', 5, 5, 0, 0, 0), ('twin-a', 'Twin', 'canada', 5, 5, 0, 0, 0)",
  );
  const { data } = await list<State>(`/states/${me}?q=Twin`);
  expect(data.map(({ id }) => id)).toEqual(["twin-a", "twin-b"]);
});
