import { BrokenConnection } from "./statement-faults.ts";

/** Whether an error is one that the simulation itself injected. */
export function isInjected(error: unknown): boolean {
  if (error instanceof BrokenConnection) return true;
  return error instanceof Error && error.cause !== undefined && isInjected(error.cause);
}

/** The message of what caused an error in the first place. */
export const errorMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : errorMessage(error.cause);
};
