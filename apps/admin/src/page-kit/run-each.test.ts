import { ApiFailure } from "@marquee/api/client/api-failure";
import type { FailureTag } from "@marquee/api/http/failure";
import { expect, it } from "vitest";
import { runEach } from "./run-each.ts";

/** Runs ten items of which the fifth is refused. */
async function runTen(tag: FailureTag) {
  const done: number[] = [];
  const refused = await runEach([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (item) => {
    if (item === 5) return Promise.reject(new ApiFailure({ tag, message: "Its branch is gone." }));
    done.push(item);
    return Promise.resolve();
  });
  return { done, refused };
}

it("[SCREEN-L26] goes on past an item that is refused, and says which and why", async () => {
  expect(await runTen("Conflict")).toEqual({
    done: [1, 2, 3, 4, 6, 7, 8, 9, 10],
    refused: [{ item: 5, message: "Its branch is gone." }],
  });
});

it("[SCREEN-L26] stops where the server does not answer, and reports the rest as not done", async () => {
  const { done, refused } = await runTen("Unavailable");
  expect(done).toEqual([1, 2, 3, 4]);
  expect(refused.map(({ item }) => item)).toEqual([5, 6, 7, 8, 9, 10]);
});
