import { countRows } from "@marquee/verification/harness/count-rows";
import { deliver, wrongFields } from "@marquee/verification/harness/delivery";
import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM, type Scope } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const throws = productRow("throw");
const offer = offerDraft("spring");
const foreign = productRow("lamp", { companyId: COMPANY.northline, storeId: STORE.newYork });
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws, foreign]));
  const path = `/offers/${Buffer.from("merchant@marquee.test").toString("base64")}`;
  const made = await server.call("merchant", "POST", path, { body: offer });
  if (made.status !== 200) throw new Error(made.text);
});
beforeEach(() => server.database.owner.query("delete from ingested; delete from bill"));
afterAll(() => server.close());

const look = async (statement: string) => (await server.database.owner.query(statement)).rows;
const MAPLE: Scope = { kind: "company", companyId: COMPANY.maple, storeId: null };
const TORONTO: Scope = { kind: "company", companyId: COMPANY.maple, storeId: STORE.toronto };
const NORTHLINE: Scope = { kind: "company", companyId: COMPANY.northline, storeId: null };

const photo = () =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: "#fff" } })
    .withExif({ IFD3: { GPSLatitude: "45/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
/** The first bytes of an MP4, by which its type is detected. */
const video = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypisom"),
  Buffer.alloc(64),
]);
const file = (bytes: Buffer) => ({ name: "a.exe", base64: bytes.toString("base64") });
const rating = (change: object = {}) => ({
  id: stableId("rating"),
  comment: "Soft.",
  rating: 4.5,
  ratingMedia: [],
  ratingType: "Product",
  offerId: null,
  productId: throws.id,
  ...change,
});
const bill = (change: object = {}) => ({
  id: stableId("bill"),
  userId: "shopper@marquee.test",
  storeId: STORE.montreal,
  createdOn: WORLD_NOW,
  image: [],
  billRating: [],
  ...change,
});

describe("bills from outside", () => {
  it("[INGEST-L1] wait for review, with their ratings and files, for their branch alone", async () => {
    const sent = bill({
      image: [file(await photo())],
      billRating: [
        rating({ ratingMedia: [file(video), file(await photo())] }),
        rating({
          id: stableId("other"),
          ratingType: "Offer",
          offerId: offer.id,
          productId: null,
        }),
      ],
    });
    expect(await deliver(server, "bills", [sent])).toMatchObject({
      status: 200,
      data: { accepted: 1 },
    });
    expect(await look("select status, company_id, updated_on from bill")).toEqual([
      { status: "N", company_id: COMPANY.maple, updated_on: null },
    ]);
    expect(
      await look("select rating, offer_id, product_id from bill_rating order by position"),
    ).toEqual([
      { rating: 4.5, offer_id: null, product_id: throws.id },
      { rating: 4.5, offer_id: offer.id, product_id: null },
    ]);
    expect(
      await look(
        "select media_type, rating_id is null as receipt from bill_file order by rating_id nulls first, position",
      ),
    ).toEqual([
      { media_type: "image/webp", receipt: true },
      { media_type: "video/mp4", receipt: false },
      { media_type: "image/webp", receipt: false },
    ]);
    for (const table of ["bill", "bill_rating", "bill_file"]) {
      expect(await countRows(server, MAPLE, table)).toBeGreaterThan(0);
      expect(await countRows(server, TORONTO, table)).toBe(0);
      expect(await countRows(server, NORTHLINE, table)).toBe(0);
    }
  });

  it("[INGEST-F1] are refused if a file is no base64", async () => {
    const broken = { name: "a.jpg", base64: "not base64" };
    const response = await deliver(server, "bills", [
      bill({ image: [broken, { ...broken, base64: "" }] }),
    ]);
    expect(wrongFields(response)).toEqual([
      "INGEST-F1 0.image.0.base64",
      "INGEST-F1 0.image.1.base64",
    ]);
  });

  it("[INGEST-F2] store no file of another kind, and nothing of where an image was taken", async () => {
    const html = file(Buffer.from("<script>alert(1)</script>"));
    const response = await deliver(server, "bills", [
      bill({ image: [html, file(video)], billRating: [rating({ ratingMedia: [html] })] }),
    ]);
    expect(wrongFields(response)).toEqual([
      "INGEST-F2 0.image.0.base64",
      "INGEST-F2 0.image.1.base64",
      "INGEST-F2 0.billRating.0.ratingMedia.0.base64",
    ]);
    expect(await look("select 1 from bill")).toEqual([]);
    await deliver(server, "bills", [bill({ image: [file(await photo())] })]);
    const [{ image }] = await look("select image from bill_file");
    const stored = await server.services.images.get(image);
    if (!Buffer.isBuffer(stored)) throw new Error(`${image} is not stored`);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect((await server.app.inject(`/images/${image}`)).statusCode).toBe(404);
    const address = server.services.imageSigner.address(image, server.clock.now());
    expect((await server.app.inject(address)).statusCode).toBe(200);
  });

  it("[INGEST-F2] take no more, and nothing larger, than a bill may have", async () => {
    const receipt = file(await photo());
    const bomb = file(
      await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
    const expectRefused = async (change: object) => {
      const { status, error } = await deliver(server, "bills", [bill(change)]);
      expect(await look("select 1 from bill")).toEqual([]);
      return [status, error.issues?.map(({ field }) => field)];
    };
    expect(await expectRefused({ image: Array.from({ length: 11 }, () => receipt) })).toEqual([
      422,
      ["0.image"],
    ]);
    expect(await expectRefused({ image: [bomb] })).toEqual([422, ["0.image.0.base64"]]);
    expect(
      await expectRefused({ image: [{ name: "a.jpg", base64: "A".repeat(16_000_004) }] }),
    ).toEqual([422, ["0.image.0.base64"]]);
    expect(await expectRefused({ billRating: [rating({ rating: 5.5 })] })).toEqual([
      422,
      ["0.billRating.0.rating"],
    ]);
    const media = Array.from({ length: 6 }, () => receipt);
    expect(await expectRefused({ billRating: [rating({ ratingMedia: media })] })).toEqual([
      422,
      ["0.billRating.0.ratingMedia"],
    ]);
  });

  it("[INGEST-R1] are refused if their branch does not exist", async () => {
    const response = await deliver(server, "bills", [bill({ storeId: "nowhere" })]);
    expect(wrongFields(response)).toEqual(["INGEST-R1 0.storeId"]);
  });

  it("[INGEST-R2] are refused if they rate another company's items, or none there are", async () => {
    const response = await deliver(server, "bills", [
      bill({
        billRating: [
          rating({ productId: foreign.id }),
          rating({ id: stableId("b"), ratingType: "Offer", productId: null, offerId: "unknown" }),
        ],
      }),
    ]);
    expect(wrongFields(response)).toEqual([
      "INGEST-R2 0.billRating.0.productId",
      "INGEST-R2 0.billRating.1.offerId",
    ]);
  });

  it("[INGEST-I1] are taken once, images and all", async () => {
    const sent = bill({ image: [file(await photo())], billRating: [rating()] });
    const responses = await Promise.all(
      [1, 2, 3].map(() => deliver(server, "bills", [sent, sent])),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses.reduce((sum, { data }) => sum + data.accepted, 0)).toBe(1);
    expect(await look("select 1 as one from bill_file")).toHaveLength(1);
    expect((await deliver(server, "bills", [bill()])).status).toBe(409);
  });
});
