import { encodeEmail } from "@marquee/api/http/path";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const history = (who: string) =>
  server.call<HistoryEntry[]>(who, "GET", `/storeHistory/${STORE.montreal}`);

it("[HIST-S1] [HIST-H4] says who changed the policy and the approval of a branch, to who may see the branch", async () => {
  const policy = {
    id: STORE.montreal,
    storeDescription: "Linen",
    warrantyPolicy: "",
    returnPolicy: "",
    deliveryPolicy: "",
    deliveryType: "Delivery",
    secondDeliveryType: "",
    deliveryNotes: 75,
  };
  const path = `/stores/updateStorePolicy/${encodeEmail("master@marquee.test")}`;
  expect((await server.call("master", "POST", path, { body: policy })).status).toBe(200);
  expect(
    (await server.call("master", "GET", `/unactiveStoreCampaign/${STORE.montreal}`)).status,
  ).toBe(200);
  const { data } = await history("master");
  expect(data.slice(0, 2)).toMatchObject([
    { sign: "approval", changes: [{ field: "isApprove", before: "Y", after: "N" }] },
    {
      sign: null,
      changes: expect.arrayContaining([
        { field: "storeDescription", before: null, after: "Linen" },
        { field: "deliveryNotes", before: null, after: "75.00" },
      ]),
    },
  ]);
  expect((await history("merchant")).data.map(({ by }) => by)).toContain("Marquee staff");
  expect((await history("other")).status).toBe(404);
});
