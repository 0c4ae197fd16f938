import Fastify from "fastify";
import { once } from "node:events";
import { request } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { Refusal } from "../refusal/refusal.ts";
import { bodyMemory } from "./body-memory.ts";
import { readBody, readJsonBodies, withBody, type BodyLimits } from "./read-body.ts";
import { reportError } from "./report-error.ts";

const ADDRESS = "203.0.113.9";
const from = (ip: string, headers = {}) => ({ ip, headers });
const room = (inAll: number, byAddress = inAll) => bodyMemory({ inAll, byAddress });
const limits = (change: Partial<BodyLimits> = {}): BodyLimits => ({
  mostBytes: 100,
  withinMs: 60_000,
  memory: room(1000),
  ...change,
});
const text = (length: number) => Readable.from([Buffer.from("x".repeat(length))]);

/** A body of which so many bytes arrived, and no more will. */
function stall(bytes: number): PassThrough {
  const stream = new PassThrough();
  stream.write("x".repeat(bytes));
  return stream;
}
const readTag = async (read: ReturnType<typeof readBody>) => {
  const result = await read;
  return result instanceof Refusal ? result.failure.tag : result.bytes.length;
};

describe("a body on its way", () => {
  it("[LIMIT-1] is given up as soon as it is larger than it may be", async () => {
    expect(await readTag(readBody(from(ADDRESS), text(100), limits()))).toBe(100);
    expect(await readTag(readBody(from(ADDRESS), text(101), limits()))).toBe("TooLarge");
    const declared = from(ADDRESS, { "content-length": "101" });
    expect(await readTag(readBody(declared, stall(0), limits()))).toBe("TooLarge");
  });

  it("[LIMIT-11] is refused if all of them together hold too much, and gives its room back", async () => {
    const memory = room(250);
    const open = [stall(90), stall(90)];
    const reads = open.map((stream, at) => readBody(from(`a${at}`), stream, limits({ memory })));
    expect(await readTag(readBody(from("b"), text(80), limits({ memory })))).toBe("Unavailable");
    for (const stream of open) stream.end();
    for (const read of await Promise.all(reads)) if (!(read instanceof Refusal)) read.release();
    expect(memory.take("c", 250)).toBe(true);
  });

  it("[LIMIT-11] is refused if its address holds too much, and no other one", async () => {
    const memory = room(1000, 150);
    void readBody(from(ADDRESS), stall(90), limits({ memory }));
    expect(await readTag(readBody(from(ADDRESS), text(90), limits({ memory })))).toBe(
      "Unavailable",
    );
    expect(await readTag(readBody(from("b"), text(90), limits({ memory })))).toBe(90);
  });

  it("[LIMIT-11] gives its room back after its use, also if that failed", async () => {
    const memory = room(100);
    const used = limits({ memory });
    expect(await withBody(from(ADDRESS), text(100), used, ({ length }) => length)).toBe(100);
    const fails = () => {
      throw new Error("no use");
    };
    await expect(withBody(from(ADDRESS), text(100), used, fails)).rejects.toThrow("no use");
    expect(memory.take("b", 100)).toBe(true);
  });

  it("[LIMIT-11] gives its room back if it breaks off", async () => {
    const memory = room(100);
    const stream = stall(90);
    const read = readBody(from(ADDRESS), stream, limits({ memory }));
    stream.destroy(new Error("gone"));
    expect(await readTag(read)).toBe("Invalid");
    expect(memory.take("b", 100)).toBe(true);
  });

  it("[HTTP-B1] is refused at once if it broke off before it was read", async () => {
    const stream = stall(90).destroy();
    await once(stream, "close");
    expect(await readTag(readBody(from(ADDRESS), stream, limits()))).toBe("Invalid");
  });

  it("[LIMIT-12] is refused if it does not end in time, however steadily it trickles", async () => {
    const memory = room(1_000_000);
    const stream = stall(1);
    const trickle = setInterval(() => stream.write("x"), 5);
    const late = limits({ memory, mostBytes: 1_000_000, withinMs: 50 });
    expect(await readTag(readBody(from(ADDRESS), stream, late))).toBe("Unavailable");
    clearInterval(trickle);
    expect(memory.take("b", 1_000_000)).toBe(true);
  });
});

describe("bodies of JSON", () => {
  const app = Fastify({ bodyLimit: 100 });
  app.setErrorHandler(reportError);
  readJsonBodies(app);
  app.post("/", ({ body }) => body);
  afterEach(() => app.close());

  it("[LIMIT-11] that are refused on their way get a refusal, and their connection is closed", async () => {
    const origin = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const response = await new Promise((resolve, reject) => {
      const call = request({
        port: origin.port,
        host: "127.0.0.1",
        method: "POST",
        headers: { "content-type": "application/json" },
      });
      call.on("error", reject);
      call.on("response", ({ statusCode, headers }) => resolve([statusCode, headers.connection]));
      // It never ends.
      call.write(`"${"x".repeat(200)}`);
    });
    expect(response).toEqual([413, "close"]);
  });
});
