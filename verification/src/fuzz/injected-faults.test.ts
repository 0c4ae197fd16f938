import { describe, expect, it } from "vitest";
import { COMPANY, STORE } from "../harness/world.ts";
import { fuzz } from "./fuzz-run.ts";
import { secretMark, rowId } from "./known-values.ts";

/** What is injected is found by the requests of this seed. */
const FINDS = 20_261_120;
/** More than there are: who tries a call is then no matter of chance. */
const EVERY_CALLER = 100;
/** Milliseconds for all requests of a test together. */
const LONG = 1_800_000;

describe("the checks of requests", () => {
  it(
    "[REL-F5] finds what is injected: a foreign text and row, a wrong answer, a broken table, a write that no request made",
    async () => {
      const faults = `
      alter table store drop constraint store_market_place;
      update store set store_name = '${secretMark("northline")}', company_logo = '${rowId("northline", "product")}'
        where company_id = '${COMPANY.maple}';
      update store set market_place = '{Mars}' where id = '${STORE.newYork}';
      alter table city rename to town;
      create function look_up() returns boolean language plpgsql security definer set search_path = public as $$
        begin insert into category (id, name) values (gen_random_uuid(), 'injected ' || gen_random_uuid()); return true; end $$;
      alter table state rename to province;
      create view state as select * from province where look_up();
      grant select on state to public;`;
      const { findings } = await fuzz({
        seed: FINDS,
        count: 200,
        faults,
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
      const faults = `
      insert into role_privilege (role_id, privilege_code) values ('role-read-only', 'VIEW_INVOICE');
      delete from role_privilege where role_id in ('role-read-and-write', 'role-store-admin') and privilege_code = 'CAN_ADD_UPDATE';`;
      const { findings } = await fuzz({
        seed: FINDS,
        count: 1,
        faults,
        nouns: ["invoices", "offers"],
        flows: ["offers", "calls"],
        others: EVERY_CALLER,
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
      const faults = `update store set company_logo = '${STORE.toronto}' where id <> '${STORE.toronto}'
      and company_id = '${COMPANY.maple}'`;
      const { findings } = await fuzz({ seed: FINDS, count: 400, faults, nouns: ["stores"] });
      const foreign = `REL-F3 shows store ${STORE.toronto} of another company or branch`;
      expect(findings.map(({ problem }) => problem).join("\n")).toContain(
        foreign.slice("REL-F3 ".length),
      );
    },
    LONG,
  );
});
