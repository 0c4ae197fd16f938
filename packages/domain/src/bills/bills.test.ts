import { describe, expect, it } from "vitest";
import { decidedAlready, decisionMessages, statusAfter } from "./bill-decision.ts";
import { isVideo } from "./rating-media.ts";

describe("bills", () => {
  it("[BILL-S1] are A once approved and R once rejected", () => {
    expect([statusAfter("Approve"), statusAfter("Reject")]).toEqual(["A", "R"]);
  });
  it("[BILL-S2] are decided after a question, and a notice shows the result", () => {
    expect(decisionMessages("Approve").done).toBe("Bill/Rating has been approved.");
    expect(decisionMessages("Reject").done).toBe("Bill/Rating has been rejected.");
    expect(decisionMessages("Approve").question).not.toBe(decisionMessages("Reject").question);
  });
  it("[BILL-S3] say what was decided of them already", () => {
    const on = "2026-03-04T18:05:00.000Z";
    expect(decidedAlready({ status: "A", by: "Ines Roy", on, rejection: null })).toBe(
      "This bill has been approved already, by Ines Roy, on 2026/03/04 12:05 PM CST. A decision is final.",
    );
    const rejection = { reason: "sentBefore", note: "Sent on Monday" } as const;
    expect(decidedAlready({ status: "R", by: null, on: null, rejection })).toBe(
      "This bill has been rejected already. This receipt was sent before: Sent on Monday. A decision is final.",
    );
  });
  it("[BILL-M1] show media with the ending of a video as one", () => {
    for (const ending of ["mp4", "3gp", "ogg", "mov", "wmv", "flv", "avi", "mkv", "MP4"])
      expect(isVideo(`/ratings/a.${ending}`)).toBe(true);
    expect(isVideo("https://files.test/a.mov?signature=1.jpg")).toBe(true);
    for (const path of ["/a.jpg", "/mp4", "", "/a.mp4.jpg", "/a.jpg?name=b.mp4"])
      expect(isVideo(path)).toBe(false);
  });
});
