import { AsyncLocalStorage } from "node:async_hooks";

/** The actor of the audit trail: a user with address and request, or a part of the system with what caused its work. */
export interface Acting {
  readonly actor: string;
  /** Where it comes from: an address, or a part of the system such as `sweeper`, `outbox` or `webhook:<event>`. */
  readonly origin?: string;
  /** Its number in the log. */
  readonly request?: string;
}

const current = new AsyncLocalStorage<Acting>();

/** Does `work` for a user: what it writes, however deep, is theirs in the audit trail. */
export const actingAs = <T>(acting: Acting, work: () => Promise<T>): Promise<T> =>
  current.run(acting, work);

/** The current actor. What is given here counts; what is left out is taken from the caller that started the work. */
export const actingNow = (said: Partial<Acting> = {}): Acting => ({
  actor: "system",
  ...current.getStore(),
  ...said,
});
