import type { Issue } from "@marquee/domain/validation/rule";
import { createFormMachine } from "@marquee/machines/forms/form.machine";
import type {
  LoadRequest,
  SaveResponse,
  SaveRequest,
  Stored,
} from "@marquee/machines/forms/form.model";
import { createActor, fromPromise } from "xstate";
import type { FormActor } from "../../page-kit/form/form-actor.ts";

export interface Draft {
  readonly heading: string;
  readonly vendorUrl: string;
}
interface Saved {
  readonly version: number;
}
export type KitForm = FormActor<Draft, Saved>;
type CallResponse = SaveResponse<Draft, Saved>;

const EMPTY: Draft = { heading: "", vendorUrl: "" };
const FILLED: Draft = {
  heading: "Spring linen, 25% off",
  vendorUrl: "https://atelier.example/linen",
};
const MISSING: readonly Issue[] = [
  { rule: "OFFER-V1", field: "heading", message: "Please enter offer heading" },
  { rule: "OFFER-V4", field: "vendorUrl", message: "Please enter vendor url" },
];
const validate = ({ heading, vendorUrl }: Draft): readonly Issue[] =>
  MISSING.filter(({ field }) => (field === "heading" ? heading : vendorUrl) === "");

const machine = createFormMachine<Draft, Saved>({ id: "kit", title: "A form of the kit" });
const never = new Promise<never>(() => {});
const broken = () =>
  Promise.reject(Object.assign(new Error("Something went wrong."), { reference: "4f2a91c0" }));

interface Start {
  readonly id?: string;
  readonly values?: Draft;
  readonly load?: () => Promise<Stored<Draft>>;
  readonly save?: () => Promise<CallResponse>;
  readonly submitted?: boolean;
}

/** A form in the state that is shown. */
function formAt({ id, values = FILLED, load = () => never, save = () => never, submitted }: Start) {
  const form: KitForm = createActor(
    machine.provide({
      actors: {
        load: fromPromise<Stored<Draft>, LoadRequest>(load),
        save: fromPromise<CallResponse, SaveRequest<Draft>>(save),
      },
    }),
    { input: { id: id ?? null, values, validate } },
  ).start();
  if (values === FILLED && id === undefined)
    form.send({ type: "field.changed", name: "heading", value: `${FILLED.heading}!` });
  if (submitted) form.send({ type: "form.submitted" });
  return form;
}

/** One form in every state that is not a page of its own. */
export const kitForms = () => ({
  broken: formAt({ values: EMPTY, submitted: true }),
  changed: formAt({}),
  saving: formAt({ submitted: true }),
  failed: formAt({ submitted: true, save: broken }),
  notLoaded: formAt({ id: "1", load: broken }),
});

/** A form whose save conflicts with another user's. */
export const conflictedForm = (): KitForm =>
  formAt({
    submitted: true,
    save: () =>
      Promise.resolve({
        tag: "conflicted",
        current: {
          values: { heading: "Spring linen, 30% off", vendorUrl: "https://atelier.example/sale" },
          version: 2,
          savedBy: { name: "Sofia Nguyen", at: "2026-03-07T21:22:41Z" },
        },
      } as const),
  });
