import type { ClientOptions } from "./create-client.ts";

/** An answer that differs from the contract, in words for the developer of the server. */
export interface BrokenResponse {
  readonly noun: string;
  readonly name: string;
  readonly problem: string;
}

/**
 * For development: checks every answer against the contract and reports those that break it (API-D1). The contract
 * is loaded with the first answer, so that nothing of it is in a bundle that does not use it. Returns what
 * `createClient` takes as `inspect`; an answer is never changed or held back by it.
 */
export function inspectResponses(
  report: (broken: BrokenResponse) => void,
): NonNullable<ClientOptions["inspect"]> {
  return (noun, name, response) => {
    void import("./response-problem.ts").then(({ responseProblem }) => {
      const problem = responseProblem(noun, name, response);
      if (problem !== null) report({ noun, name, problem });
    });
  };
}
