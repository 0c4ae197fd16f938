import type { createFormMachine } from "@marquee/machines/forms/form.machine";
import type { ActorRefFrom } from "xstate";

export type FormMachine<Values extends object, Saved> = ReturnType<
  typeof createFormMachine<Values, Saved>
>;

/** A running form. Fields and page are rendered from its state and send it events. */
export type FormActor<Values extends object, Saved> = ActorRefFrom<FormMachine<Values, Saved>>;
