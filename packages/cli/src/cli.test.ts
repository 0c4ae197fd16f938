import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const program = fileURLToPath(new URL("../bin/marquee.mjs", import.meta.url));
const marquee = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [program, ...args], { input, encoding: "utf8" });

it("[CLI-C1] prints one JSON document and exits 0", () => {
  const { status, stdout, stderr } = marquee(
    ["offer-price"],
    '{"actualPrice":100,"discountPerc":12.5}',
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual({ offerPrice: 87.5 });
});
it("[CLI-C2] prints the answer and exits 1 when it is no", () => {
  const { status, stdout } = marquee(["can", '{"user":{},"ability":"offers.edit"}']);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ allowed: false });
});
it("[CLI-C3] prints one line of explanation and nothing else, and exits 2", () => {
  const { status, stdout, stderr } = marquee(["offer-price", "{"]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^marquee: input: expected JSON .+\n$/);
  expect(stderr).not.toContain("    at ");
});
it("[CLI-C3] prints one line also if what was typed has several", () => {
  for (const args of [["offer-price", '{\n  "actualPrice": x\n}'], ["fly\naway"]])
    expect(marquee(args).stderr).toMatch(/^marquee: .+\n$/);
});
