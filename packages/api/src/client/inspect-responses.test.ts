import { expect, it, vi } from "vitest";
import { inspectResponses, type BrokenResponse } from "./inspect-responses.ts";
import { responseProblem } from "./response-problem.ts";

const city = { id: "toronto", name: "Toronto", stateId: "on" };

it("[API-D1] reports nothing for an answer that meets the contract", () => {
  expect(responseProblem("geography", "cities", { data: [city], meta: { total: 1 } })).toBeNull();
  expect(responseProblem("offers", "primary", { data: null })).toBeNull();
});

it("[API-D1] names what is wrong with one that breaks it", () => {
  const wrong = { data: [{ ...city, name: 7 }], meta: { total: 1 } };
  expect(responseProblem("geography", "cities", wrong)).toMatch(/name/);
  expect(responseProblem("geography", "cities", { data: [city] })).toMatch(/meta/);
  expect(responseProblem("geography", "nowhere", {})).toBe(
    "geography.nowhere is no call of the contract",
  );
});

it("[API-D1] reports a broken answer, and only that", async () => {
  const report = vi.fn<(broken: BrokenResponse) => void>();
  const inspect = inspectResponses(report);
  inspect("geography", "cities", { data: [city], meta: { total: 1 } });
  inspect("geography", "stateById", { data: null });
  await expect.poll(() => report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toMatchObject({ noun: "geography", name: "stateById" });
});
