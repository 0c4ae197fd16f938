/** Receives the events a machine sends: an actor, or anything with the same `send`. It comes in by the machine's input. */
export interface Listener<Event> {
  readonly send: (event: Event) => void;
}
