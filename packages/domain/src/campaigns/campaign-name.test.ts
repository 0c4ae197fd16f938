import { describe, expect, it } from "vitest";
import { distinctName } from "./campaign-name.ts";

describe("the name of a campaign", () => {
  it("[CAMP-D8] stays as it is among others", () => {
    expect(distinctName("Mile End, Nov 27", ["Mile End, Nov 26", "Plateau, Nov 27"])).toBe(
      "Mile End, Nov 27",
    );
  });

  it("[CAMP-D8] has the first number that is free, by what is seen of the others", () => {
    const taken = ["mile  end, nov 27", "Mile End, Nov 27 (2)", "Mile End, Nov 27 (4)"];
    expect(distinctName("Mile End, Nov 27", taken)).toBe("Mile End, Nov 27 (3)");
  });

  it("[CAMP-D8] ends with its number, however long it is", () => {
    const long = "é".repeat(120);
    expect(distinctName(long, [long])).toBe(`${"é".repeat(116)} (2)`);
    const faces = "🧶".repeat(60);
    const numbered = distinctName(faces, [faces]);
    expect(numbered).toBe(`${"🧶".repeat(58)} (2)`);
  });
});
