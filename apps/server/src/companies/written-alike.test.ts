import { encodeEmail } from "@marquee/api/http/path";
import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import { companyDraft } from "@marquee/verification/harness/company-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const me = encodeEmail("master@marquee.test");
const draft = (name: string, change: Partial<CompanyDraft> = {}): CompanyDraft => ({
  ...companyDraft(stableId(`company ${name}`), name),
  ...change,
});
const create = (body: CompanyDraft) =>
  server.call<CompanyDetails>("master", "POST", `/companies/${me}`, { body });
const update = (body: CompanyDraft) =>
  server.call<CompanyDetails>("master", "POST", `/companies/update/${me}`, { body });

describe("how a company is written", () => {
  it("[COMPANY-C2] [COMPANY-C3] [WIRE-T3] rejects a name and a corporation id that look like another's", async () => {
    const one = draft("Looks the same", { corporationId: "LOOK-1" });
    expect((await create(one)).status).toBe(200);
    for (const name of ["looks  the\u00A0SAME", "Looks the same\u200B", " Ｌooks the same "]) {
      const { error } = await create(draft(`Look ${name.length}`, { name }));
      expect(error.issues?.map(({ rule }) => rule)).toEqual(["COMPANY-V8"]);
    }
    const { error } = await create(draft("Other", { corporationId: "look-1\u200B" }));
    expect(error.issues?.map(({ rule }) => rule)).toEqual(["COMPANY-C3"]);
  });

  it("[COMPANY-V9] [ADDRESS-P1] [FORM-E8] stores a code in its country's form, and keeps an older one that is not changed", async () => {
    const pasted = draft("Pasted", { pincode: "h2x\u00A01y4" });
    expect((await create(pasted)).data.pincode).toBe("H2X 1Y4");
    const broken = await create(draft("Broken", { website: "javascript:alert(1)" }));
    expect(broken.error.issues?.map(({ rule }) => rule)).toEqual(["COMPANY-V10"]);
    await server.database.owner.query("update company set pincode = 'ABC' where id = $1", [
      pasted.id,
    ]);
    const change = (pincode: string) => update({ ...pasted, pincode, address1: "5" });
    expect((await change("ABC")).data.pincode).toBe("ABC");
    expect((await change("ABD")).error.issues?.map(({ rule }) => rule)).toEqual(["COMPANY-V9"]);
  });
});
