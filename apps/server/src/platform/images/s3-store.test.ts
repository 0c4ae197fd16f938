import { fileForm } from "@marquee/verification/harness/file-form";
import { s3Server, type S3Server } from "@marquee/verification/harness/s3-server";
import { isSignedBy } from "@marquee/verification/harness/sig-v4";
import { plainImage } from "@marquee/verification/harness/test-images";
import { testServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { createServer, type IncomingMessage, type Server } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readS3Settings, type S3Settings } from "../config/read-s3.ts";
import { StoreAway } from "./image-store.ts";
import { s3Store } from "./s3-store.ts";

const NAME = `offers/${"a".repeat(32)}.webp`;
const HASTE = { attempts: 3, enough: () => new AbortController().signal, pause: 1 };

function readSettings(env: Readonly<Record<string, string>>): S3Settings {
  const settings = readS3Settings(env, []);
  if (!settings) throw new Error("no settings");
  return settings;
}

describe("an S3-compatible store", () => {
  let s3: S3Server;
  beforeAll(async () => {
    s3 = await s3Server();
  });
  afterAll(() => s3.close());

  it("[IMAGE-C2] gives back to the byte what was put, and again when it is put again", async () => {
    const store = s3Store(readSettings(s3.env), HASTE);
    const bytes = Buffer.from([0, 255, 13, 10, 0, 128]);
    expect(await store.get(NAME)).toBeNull();
    expect(await store.put(NAME, bytes)).toBeUndefined();
    expect(await store.put(NAME, bytes)).toBeUndefined();
    expect(await store.get(NAME)).toEqual(bytes);
    const sized = `sized/80x80/${NAME}`;
    expect(await store.put(sized, Buffer.from("small"))).toBeUndefined();
    expect(await store.get(sized)).toEqual(Buffer.from("small"));
  });

  it("[IMAGE-C2] requests names of images alone", async () => {
    const store = s3Store(readSettings(s3.env), HASTE);
    await expect(store.remove("../x")).rejects.toThrow("no name of an image");
    for (const name of ["", "../x", "offers/x.webp", `offers/../${NAME}`, `${NAME}?acl`])
      expect(await store.get(name)).toBeNull();
    await expect(store.put("../x", Buffer.alloc(1))).rejects.toThrow("no name of an image");
  });

  it("[IMAGE-C2] distinguishes a missing bucket from a missing image", async () => {
    const store = s3Store(readSettings({ ...s3.env, S3_BUCKET: "elsewhere" }), HASTE);
    expect(await store.get(NAME)).toBeInstanceOf(StoreAway);
    expect(await store.put(NAME, Buffer.alloc(1))).toBeInstanceOf(StoreAway);
  });

  it("[IMAGE-C2] removes what is there, and takes what is not there for removed", async () => {
    const store = s3Store(readSettings(s3.env), HASTE);
    await store.put(NAME, Buffer.from("bytes"));
    expect(await store.remove(NAME)).toBeUndefined();
    expect(await store.get(NAME)).toBeNull();
    expect(await store.remove(NAME)).toBeUndefined();
    const elsewhere = s3Store(readSettings({ ...s3.env, S3_BUCKET: "elsewhere" }), HASTE);
    expect(await elsewhere.remove(NAME)).toBeInstanceOf(StoreAway);
  });

  it("[IMAGE-C2] carries an image from upload to every size, and finds the sizes again", async () => {
    const server = await testServer({ env: s3.env });
    try {
      const { data } = await server.call<string>(
        "merchant",
        "POST",
        `/uploadOfferImage/${COMPANY.maple}/${STORE.montreal}/x`,
        fileForm(await plainImage(1000, 550).jpeg().toBuffer()),
      );
      const stored = s3Store(readSettings(s3.env), HASTE);
      expect(Buffer.isBuffer(await stored.get(data.slice(1)))).toBe(true);
      expect(await stored.get(`sized/940x650${data}`)).toBeNull();
      const result = await server.app.inject(`/images${data}?w=940&h=650`);
      const { width, height, format } = await sharp(result.rawPayload).metadata();
      expect([result.statusCode, width, height, format]).toEqual([200, 940, 550, "webp"]);
      expect(await stored.get(`sized/940x650${data}`)).toEqual(result.rawPayload);
      expect((await server.app.inject(`/images/offers/${"0".repeat(32)}.webp`)).statusCode).toBe(
        404,
      );
    } finally {
      await server.close();
    }
  });
});

describe("a store that is away", () => {
  it("[IMAGE-C3] is called three times, and then the upload and the image are Unavailable", async () => {
    const s3 = await s3Server();
    await s3.close();
    expect(await s3Store(readSettings(s3.env), HASTE).get(NAME)).toMatchObject({
      tag: "StoreAway",
      reason: expect.stringContaining("ECONNREFUSED"),
    });
    const server = await testServer({ env: s3.env });
    try {
      const upload = await server.call(
        "merchant",
        "POST",
        `/uploadCompanyImage/${COMPANY.maple}/undefined`,
        fileForm(await plainImage(9, 9).png().toBuffer()),
      );
      expect([upload.status, upload.error.tag]).toEqual([503, "Unavailable"]);
      const image = await server.app.inject(`/images/${NAME}?w=80`);
      expect(image.statusCode).toBe(503);
      expect(image.headers["retry-after"]).toBe("2");
      expect(image.headers["cache-control"]).toBe("no-store");
    } finally {
      await server.close();
    }
  });
});

interface Script {
  readonly server: Server;
  readonly settings: S3Settings;
  readonly asked: () => number;
  /** A retry that ends when the store hangs, and only then. */
  readonly enough: () => AbortSignal;
}

/** A store that checks signatures, and responds to one request after the other as the script says; `null` hangs. */
async function playScript(
  responses: readonly (number | null)[],
  secret = "right",
): Promise<Script> {
  let asked = 0;
  let retry = new AbortController();
  const readBody = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const status = responses[Math.min(asked, responses.length - 1)] ?? null;
      asked += 1;
      const { method = "", url = "", headers } = request;
      const known = { ...headers } as Record<string, string | undefined>;
      if (!isSignedBy(secret, { method, url, headers: known, body }))
        return response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
      if (status !== null) return response.writeHead(status).end("an image");
      return retry.abort(new DOMException("the test's timeout", "TimeoutError"));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    server,
    asked: () => asked,
    enough: () => (retry = new AbortController()).signal,
    settings: {
      endpoint: `http://127.0.0.1:${address.port}`,
      bucket: "images",
      region: "ca-central-1",
      accessKeyId: "AKID",
      secretAccessKey: "right",
    },
  };
}

async function withScript(
  responses: readonly (number | null)[],
  work: (script: Script) => Promise<void>,
  secret?: string,
): Promise<void> {
  const script = await playScript(responses, secret);
  try {
    await work(script);
  } finally {
    script.server.closeAllConnections();
    script.server.close();
  }
}

describe("requests to a store", () => {
  it("[IMAGE-C4] are signed with the secret, body and all", async () => {
    await withScript([200], async ({ settings }) => {
      const store = s3Store(settings, HASTE);
      expect(await store.put(NAME, Buffer.from("bytes \u0000 and more"))).toBeUndefined();
      expect(await store.get(NAME)).toEqual(Buffer.from("an image"));
    });
    await withScript(
      [200],
      async ({ settings, asked }) => {
        const refused = { tag: "StoreAway", reason: "403 SignatureDoesNotMatch" };
        expect(await s3Store(settings, HASTE).get(NAME)).toMatchObject(refused);
        expect(await s3Store(settings, HASTE).put(NAME, Buffer.alloc(3))).toMatchObject(refused);
        // Asking again with the same secret would not help.
        expect(asked()).toBe(2);
      },
      "another",
    );
  });

  it("[IMAGE-C3] are made again after what may pass, three times at most", async () => {
    await withScript([503, 500, 200], async ({ settings, asked }) => {
      expect(await s3Store(settings, HASTE).get(NAME)).toEqual(Buffer.from("an image"));
      expect(asked()).toBe(3);
    });
    await withScript([429, 200], async ({ settings }) => {
      expect(await s3Store(settings, HASTE).put(NAME, Buffer.alloc(1))).toBeUndefined();
    });
    await withScript([500], async ({ settings, asked }) => {
      expect(await s3Store(settings, HASTE).get(NAME)).toMatchObject({ reason: "500" });
      expect(asked()).toBe(3);
    });
    await withScript([400], async ({ settings, asked }) => {
      expect(await s3Store(settings, HASTE).put(NAME, Buffer.alloc(1))).toBeInstanceOf(StoreAway);
      expect(asked()).toBe(1);
    });
  });

  it("[IMAGE-C3] are given up when no response arrives", async () => {
    await withScript([null, 200], async ({ settings, asked, enough }) => {
      const store = s3Store(settings, { attempts: 2, enough, pause: 1 });
      expect(await store.get(NAME)).toEqual(Buffer.from("an image"));
      expect(asked()).toBe(2);
    });
    await withScript([null], async ({ settings, enough }) => {
      const store = s3Store(settings, { attempts: 1, enough, pause: 1 });
      expect(await store.get(NAME)).toMatchObject({ reason: expect.stringContaining("timeout") });
    });
  });
});
