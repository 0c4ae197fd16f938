import { plainImage } from "@marquee/verification/harness/test-images";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownKeyOf } from "../tenancy/own-key.ts";
import { imageSigner } from "./image-signer.ts";
import { storeImage } from "./store-image.ts";

const MINUTE = 60_000;

let server: TestServer;
let name: string;
beforeAll(async () => {
  server = await testServer();
  const path = await storeImage(
    server.services.images,
    "bills",
    await plainImage(300, 400).png().toBuffer(),
  );
  if (typeof path !== "string") throw new Error(path.failure.message);
  name = path.slice(1);
});
afterAll(() => server.close());

const address = () => server.services.imageSigner.address(name, server.clock.now());
const open = (url: string) => server.app.inject({ method: "GET", url });

describe("the image of a bill", () => {
  it("[IMAGE-S4] opens by a signed address, in every size, and is stored by no shared cache", async () => {
    const response = await open(address());
    expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(response.headers["cache-control"]).toMatch(/^private, max-age=[1-9]\d{2}$/);
    expect((await open(`${address()}&w=160&h=160`)).statusCode).toBe(200);
  });

  it("[IMAGE-S4] is not there for any other caller, whatever is changed about the address", async () => {
    const good = address();
    const other = good.replace(name, `bills/${"0".repeat(32)}.webp`);
    for (const url of [
      `/images/${name}`,
      `/images/${name}?w=80`,
      `/images/sized/80x80/${name}`,
      good.replace(/signature=.*/, "signature="),
      good.replace(/signature=./, "signature=~"),
      good.replace(/expires=\d/, "expires=9"),
      good.replace("expires=", "expires=+"),
      `${good}&expires=9999999999`,
      other,
    ])
      expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
    expect((await open(good)).statusCode).toBe(200);
  });

  it("[IMAGE-S4] closes again after a quarter of an hour at most", async () => {
    const good = address();
    server.clock.advance(9 * MINUTE);
    expect((await open(good)).statusCode).toBe(200);
    server.clock.advance(6 * MINUTE);
    expect((await open(good)).statusCode).toBe(404);
  });
});

describe("signed addresses", () => {
  it("[IMAGE-S4] stay the same for a while, so that a list fetched anew shows what the browser has", () => {
    const signer = imageSigner(Buffer.alloc(32, 1));
    const at = (time: string) => signer.address(name, new Date(`2026-03-02T18:${time}.000Z`));
    expect(at("00:01")).toBe(at("04:59"));
    expect(at("00:01")).not.toBe(at("05:01"));
  });

  it("[IMAGE-S4] are good on every server of the database, and on no other", async () => {
    const again = imageSigner(await ownKeyOf(server.pool, "images"));
    const foreign = imageSigner(Buffer.alloc(32, 2));
    expect((await open(again.address(name, server.clock.now()))).statusCode).toBe(200);
    expect((await open(foreign.address(name, server.clock.now()))).statusCode).toBe(404);
  });
});
