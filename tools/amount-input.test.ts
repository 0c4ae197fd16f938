import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const ONE = "packages/ui/src/fields/amount-input.tsx";

/** What a second field of an amount would be made with. */
const READS =
  /\btypedNumber\(|inputMode="(?:decimal|numeric)"|type="number"|valueAsNumber|parseFloat\(/u;
/** A day is digits, too, and so is the code of an app. */
const OTHER = new Set([
  "packages/ui/src/fields/day-input.tsx",
  "apps/admin/src/page-kit/form/code-field.tsx",
]);

it("[FORM-E7] has one field that reads amounts", () => {
  const files = globSync("{apps,packages}/*/src/**/*.tsx", { cwd: root });
  const found = files.filter(
    (file) =>
      !file.endsWith(".test.tsx") &&
      !OTHER.has(file) &&
      READS.test(readFileSync(join(root, file), "utf8")),
  );
  expect(found).toEqual([ONE]);
});
