import type { StepMachine } from "@marquee/machines/forms/step.machine";
import type { ActorRefFrom } from "xstate";

/** A running step of a wizard; its fields are those of the whole wizard. */
export type StepActor<Data extends object> = ActorRefFrom<StepMachine<Data>>;
