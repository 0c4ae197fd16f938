import { MOST_INGEST_BYTES } from "@marquee/domain/ingest/ingest.schema";
import { deliver, type DeliveryOptions } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { request, type IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";
import { insertProducts } from "../../products/queries.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { findOwnSecret, ownSecret } from "./own-secret.ts";
import { isFresh, readSignature, SIGNATURE_HEADER, signDelivery, findSigner } from "./signature.ts";

let server: TestServer;
const throws = productRow("throw");
beforeAll(async () => {
  server = await testServer({ listen: true });
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws]));
});
beforeEach(() => server.database.owner.query("delete from ingested; delete from beacon"));
afterAll(() => server.close());

const beacon = (name: string, change: object = {}) => ({
  id: stableId(name),
  itemId: throws.id,
  type: "product",
  createdOn: "2026-03-01",
  impressions: 100,
  clicks: 10,
  buyNowClicks: 2,
  snips: 1,
  ...change,
});
const count = async (table: "beacon" | "ingested") =>
  Number((await server.database.owner.query(`select count(*) from ${table}`)).rows[0].count);

describe("the signature of a delivery", () => {
  it("[INGEST-S1] accepts what is signed over the time and the very bytes, of any content type", async () => {
    expect(await deliver(server, "beacons", [beacon("a")])).toMatchObject({
      status: 200,
      data: { accepted: 1, repeated: 0, refused: [] },
    });
    const spaced = `  ${JSON.stringify([beacon("b")])}\n`;
    expect((await deliver(server, "beacons", spaced, { contentType: "text/plain" })).status).toBe(
      200,
    );
  });

  it("[INGEST-S1] computes what openssl computes", () => {
    expect(signDelivery("secret", 1_772_474_400, Buffer.from("[]"))).toBe(
      "t=1772474400,sha256=4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945,v1=b943064c32b7ed3dc3f5bdc15aff5da00a263ec6d87f042dbc392c128a6bacba",
    );
  });

  it("[INGEST-S1] refuses another body, another secret and no signature alike, and keeps nothing", async () => {
    const rows = [beacon("a")];
    const responses = [
      await deliver(server, "beacons", rows, {
        sent: JSON.stringify([beacon("a", { clicks: 11 })]),
      }),
      await deliver(server, "beacons", rows, { secret: "s".repeat(43) }),
      await deliver(server, "beacons", rows, { header: null }),
      await deliver(server, "beacons", rows, { header: "t=1,v1=zz" }),
      await deliver(server, "beacons", rows, { header: `t=${Math.floor(Date.now() / 1000)}` }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(responses.map(({ error }) => error.message)).size).toBe(1);
    expect(await count("ingested")).toBe(0);
  });

  it("[INGEST-S2] refuses a signature that is older than five minutes, or from the future", async () => {
    for (const secondsAgo of [302, -302])
      expect((await deliver(server, "beacons", [beacon("a")], { secondsAgo })).status).toBe(401);
    for (const secondsAgo of [295, -295])
      expect((await deliver(server, "beacons", [beacon("a")], { secondsAgo })).status).toBe(200);
    const at = (seconds: number) => isFresh({ seconds }, 1_000_000_000);
    expect([999_700, 1_000_300].map(at)).toEqual([true, true]);
    expect([999_699, 1_000_301].map(at)).toEqual([false, false]);
  });

  it("[INGEST-S3] identifies the source by its secret, and takes two signatures while one is exchanged", () => {
    const secrets = new Map([
      ["shop", "1".repeat(32)],
      ["panel", "2".repeat(32)],
    ]);
    const head = signDelivery("", 7, Buffer.from("[]")).replace(/,v1=.*/, "");
    const signedBy = (...by: readonly string[]) => {
      const proofs = by.map((secret) =>
        signDelivery(secret, 7, Buffer.from("[]")).slice(head.length),
      );
      return `${head}${proofs.join("")}`;
    };
    const signer = (header: string) => {
      const signature = readSignature(header);
      return signature ? findSigner(signature, secrets) : undefined;
    };
    expect(signer(signedBy("2".repeat(32)))).toBe("panel");
    expect(signer(signedBy("old", "1".repeat(32)))).toBe("shop");
    expect(signer(signedBy("old"))).toBeNull();
    const ofAnother = signDelivery("", 7, Buffer.from("{}")).replace(/,v1=.*/, "");
    expect(signer(signedBy("1".repeat(32)).replace(head, ofAnother))).toBeNull();
    expect(signer(signedBy("1".repeat(32)).replace("t=7,", "t=8,"))).toBeNull();
    expect(readSignature(`${head},v1=${"0".repeat(63)}`)).toBeNull();
    expect(readSignature(`t=7,v1=${"0".repeat(64)}`)).toBeNull();
    expect(readSignature(["t=7"])).toBeNull();
  });

  it.each([
    ["is none", () => "application/json"],
    [
      "no known secret has signed",
      (now: number) => signDelivery("x".repeat(43), now, Buffer.from("[]")),
    ],
  ])(
    "[INGEST-S4] refuses a delivery whose header %s before its body is there",
    async (_what, header) => {
      const address = server.app.server.address();
      const { port } = typeof address === "object" && address ? address : { port: 0 };
      const result = await new Promise<IncomingMessage>((resolve, reject) => {
        const call = request({
          port,
          host: "127.0.0.1",
          method: "POST",
          path: "/api/ingest/beacons",
          headers: {
            "content-type": "application/json",
            "content-length": 1_000_000,
            [SIGNATURE_HEADER]: header(Math.floor(Date.now() / 1000)),
          },
        });
        call.on("response", (response) => {
          resolve(response);
          call.destroy();
        });
        call.on("error", reject);
        // The headers go out; of the promised megabyte not a byte does.
        call.flushHeaders();
      });
      expect([result.statusCode, result.headers.connection]).toEqual([401, "close"]);
    },
  );

  it("[INGEST-S8] counts by source, so that no flood from one source refuses what is signed", async () => {
    const limited = await testServer({ env: { RATE_LIMITS: "0.0125" } });
    const send = (options: DeliveryOptions) => deliver(limited, "beacons", [], options);
    const unsigned = [];
    for (let time = 0; time < 6; time++) unsigned.push((await send({ header: null })).status);
    expect(new Set(unsigned)).toEqual(new Set([401]));
    const signed = [];
    for (let time = 0; time < 4; time++) signed.push((await send({})).status);
    expect(signed).toEqual([200, 200, 200, 429]);
    await limited.close();
  });

  it("[INGEST-S7] gives up a signed delivery that does not end in time, and those that hold too much in all", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const piece = Buffer.alloc(31_000_000, " ");
      const open = [1, 2, 3].map(() => new PassThrough());
      const held = open.map((sent) => deliver(server, "bills", "[]", { sent }));
      for (const [at, sent] of open.entries()) {
        sent.write(piece);
        // The clock of a delivery runs from when it is read.
        await vi.waitUntil(() => vi.getTimerCount() > at && sent.writableLength === 0);
      }
      const more = await deliver(server, "bills", "[]", { sent: Readable.from([piece]) });
      expect([more.status, more.error.tag]).toEqual([503, "Unavailable"]);
      vi.advanceTimersByTime(30_000);
      expect((await Promise.all(held)).map(({ status }) => status)).toEqual([503, 503, 503]);
    } finally {
      vi.useRealTimers();
    }
    expect((await deliver(server, "beacons", [beacon("a")])).status).toBe(200);
  });

  it("[INGEST-S6] makes one secret for an embedded server and keeps it", async () => {
    const [first, second] = await Promise.all([ownSecret(server.pool), ownSecret(server.pool)]);
    expect([...first]).toEqual([...second]);
    expect(first.get("embedded")).toMatch(/^[\w-]{43}$/);
    expect(await findOwnSecret(server.pool)).toBe(first.get("embedded"));
  });
});

describe("a delivery", () => {
  it("[INGEST-I1] counts once, however often it arrives", async () => {
    const rows = [beacon("a"), beacon("b")];
    await deliver(server, "beacons", rows);
    expect((await deliver(server, "beacons", rows)).data).toEqual({
      accepted: 0,
      repeated: 2,
      refused: [],
    });
    expect((await deliver(server, "beacons", [...rows, beacon("c"), beacon("c")])).data).toEqual({
      accepted: 1,
      repeated: 3,
      refused: [],
    });
    const { rows: stored } = await server.database.owner.query("select clicks from beacon");
    expect(stored).toEqual([{ clicks: "30" }]);
  });

  it("[INGEST-I1] counts once also when it arrives several times at one moment", async () => {
    const rows = Array.from({ length: 40 }, (_, index) => beacon(`row ${index}`));
    const responses = await Promise.all(
      [rows, rows.toReversed(), rows, rows.toReversed()].map((each) =>
        deliver(server, "beacons", each),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(responses.reduce((sum, { data }) => sum + data.accepted, 0)).toBe(40);
    const { rows: stored } = await server.database.owner.query("select impressions from beacon");
    expect(stored).toEqual([{ impressions: "4000" }]);
  });

  it.each(["", "[", "nothing", '"a"', "{}", "null", "[null]"])(
    "[INGEST-I4] that is signed and no list of rows is refused: %j",
    async (body) => {
      const result = await deliver(server, "beacons", body);
      expect(result.status).toBe(422);
      expect(result.error.issues?.length).toBeGreaterThan(0);
    },
  );

  it("[INGEST-I4] has a limited number of rows", async () => {
    const rows = Array.from({ length: 5001 }, (_, index) => beacon(`row ${index}`));
    expect((await deliver(server, "beacons", rows)).status).toBe(422);
    expect((await deliver(server, "beacons", rows.slice(1))).data).toEqual({
      accepted: 5000,
      repeated: 0,
      refused: [],
    });
    expect((await deliver(server, "beacons", [])).data).toEqual({
      accepted: 0,
      repeated: 0,
      refused: [],
    });
  });

  it("[INGEST-I5] that is larger than it may be is refused", async () => {
    const result = await deliver(server, "bills", " ".repeat(MOST_INGEST_BYTES + 1));
    expect([result.status, result.error.tag]).toEqual([413, "TooLarge"]);
  });
});
