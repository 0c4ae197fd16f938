import { describe, expect, it } from "vitest";
import { fillPath } from "../http/path.ts";
import { ApiFailure, toFailure } from "./api-failure.ts";

const catchError = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return error;
  }
};

describe("what is read of a caught value", () => {
  it("[API-P4] shows no message of the language or of an incomplete path to a user", () => {
    const incomplete = catchError(() => fillPath("/stores/:id", {}));
    expect(toFailure(incomplete)).toEqual({ tag: "Broken", message: "Something went wrong." });
    expect(toFailure(new RangeError("Invalid array length")).message).toBe("Something went wrong.");
    expect(toFailure("text").message).toBe("Something went wrong.");
  });

  it("[API-P4] keeps what the server says", () => {
    const failure = { tag: "NotFound", message: "There is no such store." } as const;
    expect(toFailure(new ApiFailure(failure))).toBe(failure);
  });
});
