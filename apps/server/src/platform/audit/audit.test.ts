import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appUser, audit, promocode } from "../../schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";

let database: TestDatabase;
const ADA = { actor: "ada@marquee.test", origin: "127.0.0.1", request: "r1" };
const CODE = { code: "SPRING", type: "P", discount: "10" } as const;

beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query(`
    insert into company (id, name, country_id) values ('north', 'North', 'canada'), ('south', 'South', 'canada');
    insert into app_user (email, name, auth_type, company_id) values ('n@marquee.test', 'N', 'A', 'north'), ('s@marquee.test', 'S', 'A', 'south');`);
});
afterAll(() => database.drop());

const auditRows = (rowId: string) =>
  withScope(database.pool, SYSTEM, (tx) =>
    tx.select().from(audit).where(eq(audit.rowId, rowId)).orderBy(audit.id),
  );

describe("the audit trail", () => {
  it("[AUDIT-1] records who changed what from where, with before and after", async () => {
    await withScope(database.pool, SYSTEM, (tx) => tx.insert(promocode).values(CODE), ADA);
    await withScope(
      database.pool,
      SYSTEM,
      (tx) => tx.update(promocode).set({ discount: "20" }),
      ADA,
    );
    expect(await auditRows("SPRING")).toMatchObject([
      { ...ADA, action: "insert", noun: "promocodes", before: null, after: { discount: "10" } },
      { ...ADA, action: "update", before: { discount: "10" }, after: { discount: "20" } },
    ]);
  });

  it("[AUDIT-2] holds nothing of what was rolled back or changed nothing", async () => {
    const before = (await auditRows("SPRING")).length;
    await withScope(
      database.pool,
      SYSTEM,
      (tx) => tx.update(promocode).set({ discount: "20" }),
      ADA,
    );
    const failure = withScope(database.pool, SYSTEM, async (tx) => {
      await tx.delete(promocode);
      throw new Error("no");
    });
    await expect(failure).rejects.toThrow("no");
    expect((await auditRows("SPRING")).length).toBe(before);
  });

  it("[AUDIT-3] cannot be written, changed or removed from by the server", async () => {
    for (const statement of [
      "delete from audit",
      "update audit set actor = 'x'",
      "insert into audit (actor, origin, request, action, noun, row_id) values ('x', '', '', 'insert', 'x', 'x')",
    ])
      await expect(database.pool.query(statement)).rejects.toThrow(/permission denied/);
  });

  it("[AUDIT-3] shows a company its own rows alone", async () => {
    const rows = await withScope(
      database.pool,
      { kind: "company", companyId: "north", storeId: null },
      (tx) => tx.select().from(audit),
    );
    expect(rows.map((row) => row.rowId)).toEqual(["north", "n@marquee.test"]);
    expect(
      await withScope(database.pool, SYSTEM, (tx) =>
        tx.select({ email: appUser.email }).from(appUser),
      ),
    ).toHaveLength(2);
  });
});
