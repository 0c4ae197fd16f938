/**
 * Receives the events a machine sends: a running actor, or anything with the same `send`. It comes in by the machine's
 * input, so that a machine can neither forget its listener nor reach for a global.
 */
export interface Listener<Event> {
  readonly send: (event: Event) => void;
}
