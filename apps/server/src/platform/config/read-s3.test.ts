import { configReasons } from "@marquee/verification/harness/config-reasons";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const WHOLE = {
  S3_ENDPOINT: "https://objects.example/",
  S3_BUCKET: "images",
  S3_REGION: "ca-central-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "s3cret",
};

describe("where images are stored", () => {
  it("[IMAGE-C1] is a folder, or the store that is configured, in either mode", () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig({ S3_BUCKET: "" }).s3).toBeNull();
    expect(readConfig(WHOLE)).toMatchObject({
      mode: "embedded",
      s3: { endpoint: "https://objects.example", bucket: "images", secretAccessKey: "s3cret" },
    });
  });

  it("[IMAGE-C1] half configured refuses the start, naming what is missing", () => {
    for (const name of Object.keys(WHOLE)) {
      const reasons = configReasons({ ...WHOLE, [name]: "" });
      expect(reasons).toEqual([`${name} is missing: the store of images is half configured.`]);
    }
    expect(configReasons({ S3_BUCKET: "images" })).toHaveLength(4);
  });

  it("[IMAGE-C1] refuses the start with an invalid address or bucket", () => {
    for (const S3_ENDPOINT of [
      "objects.example",
      "ftp://objects.example",
      "https://",
      "https://objects.example?x=1",
      "https://objects.example/?",
      "https://objects.example/#a",
      "https://id:key@objects.example",
      " https://objects.example",
    ])
      expect(configReasons({ ...WHOLE, S3_ENDPOINT })).toEqual([
        expect.stringContaining("S3_ENDPOINT"),
      ]);
    for (const S3_BUCKET of ["Images", "a", "a/b", "-ab"])
      expect(configReasons({ ...WHOLE, S3_BUCKET })[0]).toContain("S3_BUCKET");
  });

  it("[IMAGE-C1] never reveals the secret", () => {
    expect(configReasons({ ...WHOLE, S3_REGION: "" }).join()).not.toContain("s3cret");
    expect(
      JSON.stringify(configReasons({ ...WHOLE, S3_SECRET_ACCESS_KEY: "hush", S3_REGION: "" })),
    ).not.toContain("hush");
  });
});
