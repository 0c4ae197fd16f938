import { expect, it, vi } from "vitest";
import { answerProblem } from "./answer-problem.ts";
import { inspectAnswers, type BrokenAnswer } from "./inspect-answers.ts";

const city = { id: "toronto", name: "Toronto", stateId: "on" };

it("[API-D1] reports nothing for an answer that meets the contract", () => {
  expect(answerProblem("geography", "cities", { data: [city], meta: { total: 1 } })).toBeNull();
  expect(answerProblem("offers", "primary", { data: null })).toBeNull();
});

it("[API-D1] names what is wrong with one that breaks it", () => {
  const wrong = { data: [{ ...city, name: 7 }], meta: { total: 1 } };
  expect(answerProblem("geography", "cities", wrong)).toMatch(/name/);
  expect(answerProblem("geography", "cities", { data: [city] })).toMatch(/meta/);
  expect(answerProblem("geography", "nowhere", {})).toBe(
    "geography.nowhere is no call of the contract",
  );
});

it("[API-D1] reports a broken answer, and only that", async () => {
  const report = vi.fn<(broken: BrokenAnswer) => void>();
  const inspect = inspectAnswers(report);
  inspect("geography", "cities", { data: [city], meta: { total: 1 } });
  inspect("geography", "stateById", { data: null });
  await expect.poll(() => report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toMatchObject({ noun: "geography", name: "stateById" });
});
