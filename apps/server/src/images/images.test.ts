import { withoutReference } from "@marquee/verification/harness/call-response";
import { fileForm } from "@marquee/verification/harness/file-form";
import { plainImage, noisyImage } from "@marquee/verification/harness/test-images";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const upload = (
  bytes: Buffer,
  {
    who = "merchant",
    path = `${COMPANY.maple}/${STORE.montreal}/any`,
    name = "a.png",
    field = "file",
  } = {},
) =>
  server.call<string>(who, "POST", `/uploadOfferImage/${path}`, fileForm(bytes, { name, field }));
const fetchImage = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "GET", url: `/images${path}`, headers });
const rule = (response: { error: { issues?: readonly { rule: string }[] } }) =>
  response.error.issues?.[0]?.rule;

describe("uploading the image of an offer", () => {
  it("[IMAGE-K1] stores it as WebP under its digest, without where it was taken, the right way up", async () => {
    const photo = await plainImage(300, 200)
      .withExif({ IFD0: { Copyright: "A photographer" }, IFD3: { GPSLatitude: "45/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, data } = await upload(photo);
    expect(status).toBe(200);
    expect(data).toMatch(/^\/offers\/[0-9a-f]{32}\.webp$/);
    const stored = await sharp((await fetchImage(data)).rawPayload).metadata();
    expect(stored).toMatchObject({ format: "webp", width: 200, height: 300 });
    expect(stored.exif).toBeUndefined();
    expect((await upload(photo)).data).toBe(data);
  });

  it("[IMAGE-K1] makes large images smaller and takes the first frame of an animation", async () => {
    const { data } = await upload(await plainImage(3000, 1000).png().toBuffer());
    expect(await sharp((await fetchImage(data)).rawPayload).metadata()).toMatchObject({
      width: 2000,
      height: 667,
    });
    const frames = await sharp(
      [
        await plainImage(20, 20).png().toBuffer(),
        await plainImage(20, 20).negate().png().toBuffer(),
      ],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    const still = await upload(frames);
    expect(
      (await sharp((await fetchImage(still.data)).rawPayload).metadata()).pages,
    ).toBeUndefined();
  });

  it("[IMAGE-V1] takes every format it lists, and sniffs instead of believing a name", async () => {
    for (const format of ["jpeg", "png", "webp", "avif", "gif"] as const)
      expect(
        (await upload(await plainImage(16, 16).toFormat(format).toBuffer(), { name: "a.txt" }))
          .status,
      ).toBe(200);
    const script = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    const tiff = await plainImage(16, 16).tiff().toBuffer();
    for (const bytes of [script, page, tiff, Buffer.from("GIF89a"), Buffer.alloc(0)]) {
      const response = await upload(bytes, { name: "innocent.png" });
      expect(response.status).toBe(422);
      expect(["IMAGE-V1", "IMAGE-V3"]).toContain(rule(response));
    }
    expect(rule(await upload(script))).toBe("IMAGE-V1");
  });

  it("[IMAGE-K1] stores nothing that is hidden behind the end of an image", async () => {
    const hidden = "<script>alert(document.domain)</script>";
    const polyglot = Buffer.concat([
      await plainImage(40, 40).jpeg().toBuffer(),
      Buffer.from(hidden),
    ]);
    const { status, data } = await upload(polyglot);
    expect(status).toBe(200);
    expect((await fetchImage(data)).rawPayload.includes(hidden)).toBe(false);
  });

  it("[IMAGE-V2] refuses a flood of pixels before reading them", async () => {
    const flood = await plainImage(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.length).toBeLessThan(1_000_000);
    expect(rule(await upload(flood))).toBe("IMAGE-V2");
  });

  it("[IMAGE-V3] refuses what is cut short or damaged", async () => {
    const png = await noisyImage(400, 400).png().toBuffer();
    expect(rule(await upload(png.subarray(0, png.length / 2)))).toBe("IMAGE-V3");
    const jpeg = await sharp(png).jpeg().toBuffer();
    expect(rule(await upload(jpeg.subarray(0, jpeg.length / 2)))).toBe("IMAGE-V3");
    const damaged = Buffer.from(png);
    damaged.fill(0, 200, 5000);
    expect(rule(await upload(damaged))).toBe("IMAGE-V3");
  });

  it("[IMAGE-A7] records who has sent an image, so that only their company can show it", async () => {
    const { data: path } = await upload(await plainImage(21, 21).png().toBuffer());
    const { rows } = await server.database.owner.query(
      "select person, company_id from image_upload where name = $1",
      [path.slice(1)],
    );
    expect(rows).toEqual([{ person: "merchant@marquee.test", company_id: COMPANY.maple }]);
  });

  it("[IMAGE-A2] refuses what is too large", async () => {
    expect((await upload(Buffer.alloc(8_000_001, 1))).status).toBe(413);
  });

  it("[HTTP-F1] refuses what is no form, or has no file in the field", async () => {
    expect(rule(await upload(await plainImage(9, 9).png().toBuffer(), { field: "other" }))).toBe(
      "HTTP-F1",
    );
    const json = await server.call(
      "merchant",
      "POST",
      `/uploadOfferImage/${COMPANY.maple}/${STORE.montreal}/x`,
      { body: { file: "x" } },
    );
    expect(json.status).toBe(422);
  });

  it("[HTTP-B1] [HTTP-F1] refuses at once a form that ends before its file does, wherever it is cut", async () => {
    const { body, headers } = fileForm(Buffer.from("GIF89a"));
    const path = `/uploadOfferImage/${COMPANY.maple}/${STORE.montreal}/any`;
    const cut = (end: number) =>
      server.call("merchant", "POST", path, { body: body.subarray(0, end), headers });
    for (let end = 0; end < body.length - 4; end += 7)
      expect([end, rule(await cut(end))]).toEqual([end, expect.stringMatching(/^HTTP-[BF]1$/)]);
  });

  it("[IMAGE-A1] is for those who may edit the offers of that branch", async () => {
    const bytes = await plainImage(9, 9).png().toBuffer();
    expect((await upload(bytes, { who: "reader" })).status).toBe(403);
    expect((await upload(bytes, { who: "other" })).status).toBe(403);
    expect(
      (await upload(bytes, { who: "branch", path: `${COMPANY.maple}/${STORE.toronto}/x` })).status,
    ).toBe(403);
    const foreign = await upload(bytes, { path: `${COMPANY.maple}/${STORE.newYork}/x` });
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(
      withoutReference(await upload(bytes, { path: `${COMPANY.maple}/nowhere/x` })),
    );
    expect((await upload(bytes, { who: "master", path: "undefined/undefined/x" })).status).toBe(
      200,
    );
  });

  it("[IMAGE-S3] takes no file name for a place to write to", async () => {
    expect(
      (await upload(await plainImage(31, 9).png().toBuffer(), { name: "../../../evil.sh" })).status,
    ).toBe(200);
    expect(readdirSync(server.services.config.dataDir)).toEqual(["images"]);
    expect(existsSync(join(server.services.config.dataDir, "..", "evil.sh"))).toBe(false);
  });
});

describe("serving images", () => {
  it("[IMAGE-S1] gives every size that screens use, and refuses others with the list", async () => {
    const { data } = await upload(await plainImage(1000, 800).png().toBuffer());
    const sizeAt = async (query: string) => {
      const { width, height } = await sharp(
        (await fetchImage(`${data}?${query}`)).rawPayload,
      ).metadata();
      return [width, height];
    };
    expect(await sizeAt("w=940&h=650")).toEqual([940, 650]);
    expect(await sizeAt("w=160")).toEqual([160, 128]);
    expect(await sizeAt("w=80&h=80")).toEqual([80, 80]);
    expect(await Promise.all([sizeAt("w=500"), sizeAt("w=500"), sizeAt("w=500")])).toEqual([
      [500, 400],
      [500, 400],
      [500, 400],
    ]);
    for (const query of ["w=81", "w=80&w=160", "h=650", "w=1e9", "w=940"]) {
      const response = await fetchImage(`${data}?${query}`);
      expect(response.statusCode).toBe(422);
      expect(response.json<{ error: { message: string } }>().error.message).toContain(
        "w=940&h=650",
      );
    }
  });

  it("[IMAGE-S2] lets browsers keep it for good, and responds with 304 to those who have it", async () => {
    const { data } = await upload(await plainImage(50, 50).png().toBuffer());
    const { headers } = await fetchImage(data);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const again = await fetchImage(data, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await fetchImage(`${data}?w=80`)).headers.etag).not.toBe(headers.etag);
  });

  it("[IMAGE-S3] finds nothing outside the stored images", async () => {
    const { data } = await upload(await plainImage(51, 50).png().toBuffer());
    for (const path of [
      "/../postgres.json",
      "/..%2fpostgres.json",
      "/offers/..%2f..%2fpostgres.json",
      "/offers/%2e%2e/%2e%2e/etc/passwd",
      "/offers/none.webp",
      `${data}%00.png`,
      `/sized/80x0${data}`,
      "/",
    ])
      expect((await fetchImage(path)).statusCode).toBe(404);
  });
});
