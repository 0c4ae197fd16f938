import { encodeEmail } from "@marquee/api/http/path";
import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { companyDraft } from "@marquee/verification/harness/company-draft";
import { storeDraft } from "@marquee/verification/harness/store-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const save = (call: string, body: object, who = "merchant") =>
  server.call<StoreDetails>(who, "POST", `/stores/${call}/${encodeEmail(`${who}@marquee.test`)}`, {
    body,
  });
const create = (body: CompanyDraft, who = "merchant") =>
  server.call<CompanyDetails>(who, "POST", `/companies/${encodeEmail(`${who}@marquee.test`)}`, {
    body,
  });

const first = (name: string, change: Partial<StoreDraft> = {}) =>
  storeDraft(name, {
    companyId: stableId(`company ${name}`),
    companyBusinessName: name,
    corporationId: `C ${name}`,
    ...change,
  });

describe("a create that comes again when others have the company", () => {
  it("[STORE-C7] adds nothing to an existing company, for its creator, for staff or for a caller who sends its fields", async () => {
    const body = first("Hemlock");
    expect((await save("addStore", body)).status).toBe(200);
    const later = { ...body, id: stableId("a branch by its company's fields") };
    for (const who of ["merchant", "other", "master"]) {
      const { status, error } = await save("addStore", later, who);
      expect([status, error.message]).toEqual([
        409,
        "There is another company with this id already.",
      ]);
    }
    const { rows } = await server.database.owner.query(
      "select id from store where company_id = $1",
      [body.companyId],
    );
    expect(rows).toEqual([{ id: body.id }]);
  });

  it("[STORE-C7] [COMPANY-C1] tells its maker nothing that others have stored since", async () => {
    const body = first("Spruce");
    const made = await save("addStore", body);
    const change = (text: string) => server.database.owner.query(text, [body.companyId]);
    await change("update store set total_likes = 9 where company_id = $1");
    expect((await save("addStore", body)).data).toEqual(made.data);
    await change(
      "update store set manager_name = 'Theirs', updated_on = now() where company_id = $1",
    );
    const branch = await save("addStore", body);
    expect([branch.status, branch.error.message]).toEqual([
      409,
      "This branch has been made already.",
    ]);
    await change("update company set website = 'theirs.test', version = 2 where id = $1");
    const company = await save("addStore", body);
    expect([company.status, company.error.message]).toEqual([
      409,
      "This company has been made already.",
    ]);
    expect(branch.text + company.text).not.toMatch(/theirs/iu);
  });

  it("[COMPANY-C1] tells who does not see the company no more than that it was made, once it was changed", async () => {
    const body = companyDraft(stableId("company Tamarack"), "Tamarack");
    const first = await create(body);
    expect((await create(body)).text).toBe(first.text);
    await server.database.owner.query(
      "update company set manager_name = 'Theirs', version = 2 where id = $1",
      [body.id],
    );
    const again = await create(body);
    expect([again.status, again.error.message]).toEqual([
      409,
      "This company has been made already.",
    ]);
    expect(again.text).not.toContain("Theirs");
    expect((await create(body, "master")).data.managerName).toBe("Theirs");
  });
});
