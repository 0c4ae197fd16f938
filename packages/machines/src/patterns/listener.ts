/**
 * Someone a machine tells its news to: a running actor, or anything with the same `send`. It comes in by the
 * machine's input, so that a machine can neither forget whom to tell nor reach for a global.
 */
export interface Listener<News> {
  readonly send: (news: News) => void;
}
