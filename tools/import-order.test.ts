import { describe, expect, it } from "vitest";
import { checkImport } from "./import-order.js";

describe("the order of imports", () => {
  it("has packages above other folders, and those above its own", () => {
    expect(checkImport("react", [])).toBeNull();
    expect(checkImport("./offers.ts", ["react", "../items/items.ts"])).toBeNull();
    expect(checkImport("../items/items.ts", ["../../page-kit/list.tsx"])).toBeNull();
    expect(checkImport("react", ["@marquee/ui/button", "../items/items.ts"])).toBe(
      "packages are imported above files of other folders",
    );
    expect(checkImport("../items/items.ts", ["./offers.ts"])).toBe(
      "files of other folders are imported above files of its own folder",
    );
  });

  it("names each module once", () => {
    expect(checkImport("react", ["react"])).toBe('"react" is imported above: import both at once');
  });
});
