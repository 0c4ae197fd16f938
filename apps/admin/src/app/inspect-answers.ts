import { checkAnswer } from "@marquee/api/client/check-answer";
import { toaster } from "../ui/toaster.ts";

/** In development, says when the server answers something else than the contract has. */
export function inspectAnswer(noun: string, name: string, answer: unknown): void {
  const wrong = checkAnswer(noun, name, answer);
  if (wrong !== null)
    toaster.show({ tone: "bad", title: "An answer differs from the contract", detail: wrong });
}
