import { describe, expect, it } from "vitest";
import { toProblem } from "./problem.ts";

describe("what is shown of a failure", () => {
  it("[CONFIRM-M6] is the message of an error that is for users", () => {
    expect(toProblem(new Error("The card was declined."), "Failed.").message).toBe(
      "The card was declined.",
    );
    const part = Object.assign(new TypeError("A part is missing."), { name: "PartFailure" });
    expect(toProblem(part, "Failed.").message).toBe("A part is missing.");
  });
  it.each([new TypeError("x is not a function"), new RangeError("too deep"), null, undefined, ""])(
    "[CONFIRM-M6] is the fallback for %s",
    (error) => {
      expect(toProblem(error, "Failed.")).toEqual({ message: "Failed.", reference: null });
    },
  );
});
