import type { Issue } from "@marquee/domain/validation/rule";
import type { FieldsContext, FieldsEvent, Validate } from "./fields.ts";

/** The version an edit starts from, as the entity's ETag says it; null for something new. */
export type Version = number | null;

/** Something as it is stored, with the version that a save has to name. */
export interface Stored<Values> {
  readonly values: Values;
  readonly version: Version;
}

/** What the `load` actor is asked. */
export interface LoadRequest {
  readonly id: string;
}

/** What the `save` actor is asked: a create where `id` is null, else a change from `version`. */
export interface SaveRequest<Values> {
  readonly id: string | null;
  readonly values: Values;
  readonly version: Version;
}

/** How a save ended. Anything else (server away, a crash) is a rejection of the actor. */
export type SaveAnswer<Values, Saved> =
  | { readonly tag: "saved"; readonly saved: Saved; readonly version: Version }
  | { readonly tag: "refused"; readonly issues: readonly Issue[] }
  | { readonly tag: "conflicted"; readonly current: Stored<Values> };

export interface FormInput<Values extends object> {
  /** What is edited; null for something new, which is not loaded. */
  readonly id: string | null;
  /** What the fields hold when nothing is loaded. */
  readonly values: Values;
  readonly validate: Validate<Values>;
  /** False for forms that stay open after a save, such as the profile. Default: true. */
  readonly redirects?: boolean;
}

export interface FormContext<Values extends object, Saved> extends FieldsContext<Values> {
  readonly id: string | null;
  readonly validate: Validate<Values>;
  readonly redirects: boolean;
  readonly version: Version;
  /** Set while `conflicted`: what someone else saved meanwhile. */
  readonly conflict: Stored<Values> | null;
  /** What the last save answered. */
  readonly saved: Saved | null;
}

export type FormEvent =
  | FieldsEvent
  | { readonly type: "load.retry" }
  | { readonly type: "form.submitted" }
  | { readonly type: "form.reset" }
  | { readonly type: "form.closed" }
  | { readonly type: "save.cancelled" }
  | { readonly type: "conflict.keepMine" }
  | { readonly type: "conflict.takeTheirs" }
  | { readonly type: "conflict.putOff" }
  | { readonly type: "redirect.now" };

/** `saved` is null when the form was closed without a save. */
export interface FormOutput<Saved> {
  readonly saved: Saved | null;
}
