import fc from "fast-check";
import type { FuzzCall } from "./fuzz-call.ts";

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/json\t; x=y",
  "multipart/form-data",
  "application/xml",
  "a".repeat(300),
  "",
];
const VERSIONS = ['"1"', '"2"', 'W/"1"', '"999999999"', "*", '"-1"', "1", '"x"', '"1", "2"'];

const extraHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.constantFrom(...VERSIONS).map((value) => ({ "if-match": value })) },
  { weight: 1, arbitrary: fc.constantFrom(...TYPES).map((value) => ({ "content-type": value })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { accept: "application/pdf;q=9, \\" },
      { "x-forwarded-for": "' or 1=1" },
      { "accept-encoding": "br;q=x, gzip, *" },
      { host: "evil.test" },
      { "content-encoding": "gzip" },
      { "transfer-encoding": "chunked" },
    ),
  },
);

/** Edits say the version they start from, and mostly one that may be the current one. */
const versions = fc.integer({ min: 1, max: 5 }).map((version) => ({ "if-match": `"${version}"` }));

/** Headers beside the token: a version if the call edits, strange ones otherwise. */
export const arbitraryHeaders = ({
  call,
}: FuzzCall): fc.Arbitrary<Readonly<Record<string, string>>> =>
  call.edit
    ? fc.oneof({ weight: 3, arbitrary: versions }, { weight: 1, arbitrary: extraHeaders })
    : extraHeaders;
