import { describe, expect, it } from "vitest";
import type { DisputeState } from "./dispute-state.ts";
import type { DisputeChange } from "./dispute.schema.ts";
import { wasAccepted, wasSubmitted } from "./first-response.ts";

type Line = DisputeState | "draft" | "response";

/** A history of these lines, which are written from the oldest to the newest. */
const historyOf = (...lines: readonly Line[]): readonly DisputeChange[] =>
  lines
    .map((line) => ({
      at: "2026-11-28T16:42:00.000Z",
      actor: "agent@marquee.test",
      state: line === "draft" || line === "response" ? null : line,
      isResponse: line === "response",
      isDraft: line === "draft",
    }))
    .toReversed();

describe("the history of a dispute", () => {
  it.each<readonly [boolean, boolean, readonly Line[]]>([
    [false, false, ["needsResponse", "draft"]],
    [false, false, ["needsResponse", "draft", "lost"]],
    [true, false, ["needsResponse", "draft", "response", "lost"]],
    [true, false, ["inquiry", "response", "inquiryClosed"]],
    [false, true, ["needsResponse", "response", "underReview", "lost"]],
    [false, true, ["inquiry", "response", "inquiryReview", "inquiryClosed"]],
    [true, true, ["inquiry", "response", "inquiryReview", "needsResponse", "response", "lost"]],
  ])(
    "[DISPUTE-S7] [DISPUTE-S8] says whether it was accepted (%s) and whether evidence was submitted (%s): %j",
    (isAccepted, isSubmitted, lines) => {
      const history = historyOf(...lines);
      expect([wasAccepted(history), wasSubmitted(history)]).toEqual([isAccepted, isSubmitted]);
    },
  );
});
