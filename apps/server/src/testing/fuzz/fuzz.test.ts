import { describe, expect, it } from "vitest";
import { COMPANY, STORE } from "../world.ts";
import { fuzz } from "./fuzz-run.ts";
import { markOf, rowId } from "./known-values.ts";

const SEED = 20_261_120;
const COUNT = 1000;

describe("every route of the contract", () => {
  it("[REL-F1] [REL-F2] [REL-F3] [REL-F4] stands a thousand requests that were not meant for it", async () => {
    const report = await fuzz({ seed: SEED, count: COUNT });
    const lines = report.findings.map(
      ({ number, request, problem }) =>
        `${problem}\n    ${request}\n    npm run prove fuzz -- --seed ${SEED} --count ${number + 1} --processes 1`,
    );
    expect(lines).toEqual([]);
    expect(report.statuses["200"]).toBeGreaterThan(COUNT / 10);
  }, 60_000);

  it("[REL-F5] finds what is planted: a stranger's text and row, a wrong answer, a broken table, a write nobody asked for", async () => {
    const plant = `
      update store set store_name = '${markOf("northline")}', company_logo = '${rowId("northline", "product")}'
        where company_id = '${COMPANY.maple}';
      update store set market_place = '{Mars}' where id = '${STORE.newYork}';
      alter table city rename to town;
      create function looked() returns boolean language plpgsql security definer set search_path = public as $$
        begin insert into category (id, name) values (gen_random_uuid(), 'planted'); return true; end $$;
      alter table state rename to province;
      create view state as select * from province where looked();
      grant select on state to public;`;
    const { findings } = await fuzz({
      seed: SEED,
      count: 500,
      plant,
      nouns: ["stores", "geography", "companies"],
    });
    const problems = findings.map(({ problem }) => problem).join("\n");
    expect(problems).toMatch(/shows a row of northline/);
    expect(problems).toMatch(/shows product [0-9a-f]{32} of another company/);
    expect(problems).toMatch(/answers 500: .*does not answer its contract/);
    expect(problems).toMatch(/answers 500: .*"city" does not exist/s);
    expect(problems).toMatch(/geography\.states only reads, and wrote category/);
  }, 60_000);
});
