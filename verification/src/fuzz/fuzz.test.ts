import { beforeAll, describe, expect, it } from "vitest";
import { COMPANY, STORE } from "../harness/world.ts";
import { SAMPLE_SEED, seedFor, shareOf } from "../sample.ts";
import { fuzz, unanswered, type FuzzReport } from "./fuzz-run.ts";
import { secretMark, rowId } from "./known-values.ts";

const SEED = seedFor("fuzz");
/** What is planted is found by the requests of this seed. */
const FINDS = 20_261_120;
/** The flows alone are some 600 requests. */
const COUNT = 700 + shareOf(500);
/** Milliseconds for all requests of a test together. */
const LONG = 1_800_000;

let report: FuzzReport;
beforeAll(async () => {
  report = await fuzz({ seed: SEED, count: COUNT });
}, LONG);

const broken = (rule: string): readonly string[] =>
  report.findings
    .filter((finding) => finding.rule === rule)
    .map(
      ({ number, request, problem }) =>
        `${problem}\n    ${request}\n    SAMPLE=${SAMPLE_SEED} npm run prove fuzz -- --seed ${SEED} --count ${number + 1} --processes 1`,
    );

describe("hundreds of requests, valid and not", () => {
  it("[REL-F1] meet no 5xx and no hang", () => {
    expect(broken("REL-F1")).toEqual([]);
    expect(report.requests).toBe(COUNT);
    expect(report.statuses["200"]).toBeGreaterThan(COUNT / 10);
  });

  it("[REL-F2] get answers and refusals of the contract", () => {
    expect(broken("REL-F2")).toEqual([]);
  });

  it("[REL-F3] show no user a row of others", () => {
    expect(broken("REL-F3")).toEqual([]);
  });

  it("[REL-F4] write nothing if they are refused or only read", () => {
    expect(broken("REL-F4")).toEqual([]);
  });
});

describe("users who do what they may, and others who try it", () => {
  it("[REL-F9] are answered and refused as their abilities and their company say", () => {
    expect(broken("REL-F9")).toEqual([]);
  });

  it("[REL-F10] get 200 from every call that is built", () => {
    expect(report.built.length).toBeGreaterThan(70);
    expect(
      unanswered(report),
      "calls that succeed for no one: see verification/src/calls and verification/src/fuzz/flows (docs/how-to/add-a-call.md)",
    ).toEqual([]);
  });
});

describe("the checks of requests", () => {
  it(
    "[REL-F5] finds what is planted: a foreign text and row, a wrong answer, a broken table, a write that no request made",
    async () => {
      const plant = `
      alter table store drop constraint store_market_place;
      update store set store_name = '${secretMark("northline")}', company_logo = '${rowId("northline", "product")}'
        where company_id = '${COMPANY.maple}';
      update store set market_place = '{Mars}' where id = '${STORE.newYork}';
      alter table city rename to town;
      create function looked() returns boolean language plpgsql security definer set search_path = public as $$
        begin insert into category (id, name) values (gen_random_uuid(), 'planted ' || gen_random_uuid()); return true; end $$;
      alter table state rename to province;
      create view state as select * from province where looked();
      grant select on state to public;`;
      const { findings } = await fuzz({
        seed: FINDS,
        count: 200,
        plant,
        nouns: ["stores", "geography", "companies"],
      });
      const problems = findings.map(({ rule, problem }) => `${rule} ${problem}`).join("\n");
      expect(problems).toMatch(/REL-F3 .*shows a row of northline/);
      expect(problems).toMatch(/REL-F3 .*shows product [0-9a-f]{32} of another company/);
      expect(problems).toMatch(/REL-F1 .*answers 500: .*does not answer its contract/);
      expect(problems).toMatch(/answers 500: .*"city" does not exist/s);
      expect(problems).toMatch(/REL-F4 geography\.states only reads, and wrote audit, category/);
    },
    LONG,
  );

  it(
    "[REL-F5] finds a right that no user was meant to have, and one that is missing",
    async () => {
      const plant = `
      insert into role_privilege (role_id, privilege_code) values ('role-read-only', 'VIEW_INVOICE');
      delete from role_privilege where role_id in ('role-read-and-write', 'role-store-admin') and privilege_code = 'CAN_ADD_UPDATE';`;
      const { findings } = await fuzz({
        seed: FINDS,
        count: 1,
        plant,
        nouns: ["invoices", "offers"],
        flows: ["offers", "calls"],
        others: 4,
      });
      const problems = findings.map(({ rule, problem }) => `${rule} ${problem}`).join("\n");
      expect(problems).toMatch(/REL-F9 invoices\.\w+ answers \d+ instead of 403/);
      expect(problems).toMatch(/REL-F9 \w+\.\w+ answers 403 instead of (?:200|404|409|422)/);
    },
    LONG,
  );

  it(
    "[REL-F5] finds a row of another branch of the asker's own company",
    async () => {
      const plant = `update store set company_logo = '${STORE.toronto}' where id <> '${STORE.toronto}'
      and company_id = '${COMPANY.maple}'`;
      const { findings } = await fuzz({ seed: FINDS, count: 400, plant, nouns: ["stores"] });
      const foreign = `REL-F3 shows store ${STORE.toronto} of another company or branch`;
      expect(findings.map(({ problem }) => problem).join("\n")).toContain(
        foreign.slice("REL-F3 ".length),
      );
    },
    LONG,
  );
});
