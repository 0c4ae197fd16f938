import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

const refuse = (kind: "actor" | "action", name: string): never => {
  throw new Error(`The ${kind} "${name}" was not provided`);
};

/** A call to the outside that a screen has to hand in with `machine.provide({ actors })`. */
export const callNotProvided = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => refuse("actor", name));

/** A watcher of the outside that a screen has to hand in with `machine.provide({ actors })`. */
export const watcherNotProvided = <Events extends EventObject, Input = NonReducibleUnknown>(
  name: string,
) => fromCallback<Events, Input>(() => refuse("actor", name));

/** An effect that a screen has to hand in with `machine.provide({ actions })`. */
export const actionNotProvided = (name: string): never => refuse("action", name);
