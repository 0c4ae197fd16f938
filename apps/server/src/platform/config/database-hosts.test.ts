import { configReasons } from "@marquee/verification/harness/config-reasons";
import { expect, it } from "vitest";

it.each([
  "10.0.0.1:5432,10.0.0.2:5432/m",
  "u:s3cret@10.0.0.1,10.0.0.2/m",
  "db.example/m?host=10.0.0.1,10.0.0.2",
  "u:s3cret@db.example/m?sslmode=verify-full&target_session_attrs=read-write",
])("[CONFIG-M24] refuses to look for the primary among several hosts: %s", (rest) => {
  expect(configReasons({ DATABASE_URL: `postgres://${rest}` })).toEqual([
    expect.stringMatching(/^DATABASE_URL names one host, without target_session_attrs/),
  ]);
});

it("[CONFIG-M24] takes one host, whatever its password holds", () => {
  expect(configReasons({ DATABASE_URL: "postgres://u:a%2Cb,c@db.example/m" })).toEqual([]);
});
