import type { ClientOptions } from "./create-client.ts";

/** An answer that differs from the contract, in words for the developer of the server. */
export interface BrokenAnswer {
  readonly noun: string;
  readonly name: string;
  readonly problem: string;
}

/**
 * For development: checks every answer against the contract and reports those that break it (API-D1). The contract
 * is loaded with the first answer, so that nothing of it is in a bundle that does not use it. Returns what
 * `createClient` takes as `inspect`; an answer is never changed or held back by it.
 */
export function inspectAnswers(
  report: (broken: BrokenAnswer) => void,
): NonNullable<ClientOptions["inspect"]> {
  return (noun, name, answer) => {
    void import("./answer-problem.ts").then(({ answerProblem }) => {
      const problem = answerProblem(noun, name, answer);
      if (problem !== null) report({ noun, name, problem });
    });
  };
}
