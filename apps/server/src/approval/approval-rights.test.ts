import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { PEOPLE, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const others = PEOPLE.filter(
  ({ email, isMaster, authType }) =>
    isMaster !== "Y" && authType === "A" && !email.startsWith("unverified"),
);

it.each(["activeStoreCampaign", "unactiveStoreCampaign", "stores/approvalEffect"])(
  "[STORE-A1] is for masters alone, and for a branch that exists: %s",
  async (path) => {
    for (const { email } of others)
      expect((await server.call(email, "GET", `/${path}/${STORE.montreal}`)).status).toBe(403);
    expect((await server.call("master", "GET", `/${path}/${"f".repeat(32)}`)).status).toBe(404);
  },
);
