import { describe, expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

describe("a part of a video", () => {
  it("[BILL-T4] is what the header asks for, within the file", () => {
    expect(byteRange("bytes=0-", 10)).toEqual({ from: 0, to: 9 });
    expect(byteRange("bytes=2-4", 10)).toEqual({ from: 2, to: 4 });
    expect(byteRange("bytes=2-400", 10)).toEqual({ from: 2, to: 9 });
    expect(byteRange("bytes=-3", 10)).toEqual({ from: 7, to: 9 });
    expect(byteRange("bytes=-30", 10)).toEqual({ from: 0, to: 9 });
  });

  it("[BILL-T4] is the whole file if the header names none, or several", () => {
    for (const header of [undefined, "", "bytes=-", "bytes=0-1,3-4", "lines=1-2", "bytes=a-b"])
      expect(byteRange(header, 10)).toBeNull();
  });

  it("[BILL-T4] is nothing beyond the end", () => {
    for (const header of ["bytes=10-", "bytes=4-2", "bytes=-0"])
      expect(byteRange(header, 10)).toBe("none");
  });
});
