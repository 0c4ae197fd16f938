import { describe, expect, it } from "vitest";
import { isSignedBy, type SignedRequest } from "./sig-v4.ts";

/** The examples that AWS publishes with Signature Version 4: its test suite, and the page on S3's header. */
const SUITE_SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
const S3_SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const suite = (url: string, signature: string): SignedRequest => ({
  method: "GET",
  url,
  body: Buffer.alloc(0),
  headers: {
    host: "example.amazonaws.com",
    "x-amz-date": "20150830T123600Z",
    authorization: `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`,
  },
});

const s3 = (
  url: string,
  signature: string,
  signed = "host;x-amz-content-sha256;x-amz-date",
  more: Partial<Omit<SignedRequest, "url">> = {},
): SignedRequest => ({
  method: "GET",
  url,
  body: Buffer.alloc(0),
  ...more,
  headers: {
    host: "examplebucket.s3.amazonaws.com",
    "x-amz-date": "20130524T000000Z",
    "x-amz-content-sha256": NOTHING,
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`,
    ...more.headers,
  },
});

const VECTORS: readonly [string, string, SignedRequest][] = [
  [
    "get-vanilla",
    SUITE_SECRET,
    suite("/", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
  ],
  [
    "get-vanilla-query-order-key-case",
    SUITE_SECRET,
    suite(
      "/?Param2=value2&Param1=value1",
      "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500",
    ),
  ],
  [
    "an object of S3, in part",
    S3_SECRET,
    s3(
      "/test.txt",
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
      "host;range;x-amz-content-sha256;x-amz-date",
      { headers: { range: "bytes=0-9" } },
    ),
  ],
  [
    "an upload to S3",
    S3_SECRET,
    s3(
      "/test%24file.text",
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
      "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
      {
        method: "PUT",
        body: Buffer.from("Welcome to Amazon S3."),
        headers: {
          date: "Fri, 24 May 2013 00:00:00 GMT",
          "x-amz-storage-class": "REDUCED_REDUNDANCY",
          "x-amz-content-sha256":
            "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
        },
      },
    ),
  ],
  [
    "a bare question of S3",
    S3_SECRET,
    s3("/?lifecycle", "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"),
  ],
  [
    "a list of S3",
    S3_SECRET,
    s3("/?max-keys=2&prefix=J", "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"),
  ],
];

describe("the check of signatures that tests use", () => {
  it.each(VECTORS)("agrees with AWS about %s", (_, secret, request) => {
    expect(isSignedBy(secret, request)).toBe(true);
  });

  it.each(VECTORS)("sees every change of %s", (_, secret, request) => {
    const { headers } = request;
    expect(isSignedBy(`${secret}x`, request)).toBe(false);
    expect(isSignedBy(secret, { ...request, method: "DELETE" })).toBe(false);
    expect(isSignedBy(secret, { ...request, url: "/other" })).toBe(false);
    expect(isSignedBy(secret, { ...request, body: Buffer.from("another") })).toBe(false);
    expect(isSignedBy(secret, { ...request, headers: { ...headers, host: "elsewhere" } })).toBe(
      false,
    );
    expect(isSignedBy(secret, { ...request, headers: { ...headers, authorization: "" } })).toBe(
      false,
    );
  });
});
