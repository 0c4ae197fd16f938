import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testServer, type TestServer } from "./test-server.ts";
import { COMPANY } from "./world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe("the small world of the tests", () => {
  it("[SESSION-T1] signs its users in with tokens that the server verifies", async () => {
    const { status, data } = await server.call<{ companyId: string; privilegeCode: string[] }>(
      "merchant",
      "GET",
      "/session",
    );
    expect(status).toBe(200);
    expect(data.companyId).toBe(COMPANY.maple);
    expect(data.privilegeCode).toEqual([
      "ADD_UPDATE_COMPANY",
      "CAN_ADD_UPDATE",
      "VIEW_BILLS",
      "VIEW_INVOICE",
    ]);
  });

  it("[SESSION-T1] responds with 401 to a call without a token", async () => {
    expect((await server.call(null, "GET", "/session")).status).toBe(401);
  });
});
