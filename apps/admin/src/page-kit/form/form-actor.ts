import type { FieldsContext } from "@marquee/machines/forms/fields";
import type { createFormMachine } from "@marquee/machines/forms/form.machine";
import type { FormContext, FormEvent } from "@marquee/machines/forms/form.model";
import type { ActorRefFrom, AnyActorRef } from "xstate";

export type FormMachine<Values extends object, Saved> = ReturnType<
  typeof createFormMachine<Values, Saved>
>;

/** A running form. Fields and page are rendered from its state and send it events. */
export type FormActor<Values extends object, Saved> = ActorRefFrom<FormMachine<Values, Saved>>;

/** A running machine that holds what a form holds: a form, or a wizard that saves like one. */
export interface SavingActor<Values extends object> extends Pick<AnyActorRef, "subscribe"> {
  readonly getSnapshot: () => {
    readonly status: string;
    readonly context: FieldsContext<Values> &
      Pick<FormContext<Values, unknown>, "conflict" | "choices" | "differing">;
  };
  readonly send: (
    event: Extract<FormEvent, { readonly type: `conflict.${string}` | "load.retry" }>,
  ) => void;
}
