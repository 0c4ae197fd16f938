import { it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { renderScreen } from "../../testing/render-screen.tsx";
import { findOffered, press, typeInto } from "../../testing/screen-controls.ts";
import { walkScreen, type Gesture } from "../../testing/screen-walk.ts";
import { TextInput } from "../../ui/text-input.tsx";
import type { FormActor } from "./form-actor.ts";
import { FormField } from "./form-field.tsx";
import { FormPage } from "./form-page.tsx";

type Values = Readonly<Record<string, string>>;

/** The two fields that the listed walks of each form type into. */
const FORMS = [
  ["form", "name", "address"],
  ["offerForm", "heading", "subHeading"],
  ["productForm", "heading", "description"],
  ["variantForm", "heading", "description"],
  ["userForm", "firstName", "mobileNo"],
  ["roleForm", "roleName", "isSystemRole"],
  ["profileForm", "name", "mob"],
] as const;

function Form({
  form,
  names,
}: {
  readonly form: FormActor<Values, unknown>;
  readonly names: readonly string[];
}) {
  return (
    <FormPage
      form={form}
      title="A thing"
      parent={{ to: "/home/company", label: "Things" }}
      here="A thing"
      submit="Save"
      purpose="this thing can be saved"
      saved={
        form.getSnapshot().context.redirects
          ? { title: "Thing saved", destination: "Taking you to the things" }
          : { toast: "Thing saved" }
      }
    >
      {names.map((name) => (
        <FormField key={name} form={form} name={name} label={name}>
          {({ value, set, control }) => (
            <TextInput {...control} value={value} onValueChange={set} />
          )}
        </FormField>
      ))}
    </FormPage>
  );
}

/** The choice of a side for a field: yours is the first. */
const chooseSide: Gesture = ({ field, side }) => {
  const group = [...document.querySelectorAll("fieldset")].find(
    (one) => one.querySelector("legend")?.textContent === field,
  );
  const radio = group?.querySelectorAll("input")[side === "mine" ? 0 : 1];
  return radio ? (user) => user.click(radio) : null;
};

const leave: Gesture = ({ name }) => {
  const field = findOffered(String(name));
  return (
    field &&
    (async (user) => {
      await user.click(field);
      await user.tab();
    })
  );
};

const allows = ({ context }: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  if (event.type === "field.changed")
    return context.fields.values[event["name"]] !== event["value"];
  if (event.type === "conflict.chosen")
    return (
      context.differing.includes(event["field"]) &&
      context.choices[event["field"]] !== event["side"]
    );
  return true;
};

it.each(FORMS)(
  "[MACH-C10] [MACH-C11] the page of %s shows and offers what it must in every state, and every transition can be taken",
  async (id, ...names) => {
    const exceptions = {
      [`${id}|form.closed|0`]: "Back is a link: the page takes the machine with it.",
      [`${id}.editing|form.reset|0`]: "No screen offers to undo everything.",
    };
    await walkScreen(id, {
      render: async (actor) => {
        await renderScreen(
          <Form form={actor as unknown as FormActor<Values, unknown>} names={names} />,
        );
      },
      states: {
        // FORM-M1
        loading: { shows: ["Loading"], offers: [] },
        loadFailed: { shows: ["This could not be loaded", "No answer"], offers: ["Try again"] },
        // FORM-M2, FORM-M3, FORM-M5, FORM-M6
        editing: {
          shows: names,
          hides: ["Thing saved"],
          offers: [...names, "Save"],
          mayOffer: ["The name is missing."],
        },
        // FORM-M4, FORM-M13: no second save, what is typed is kept, and the save can be cancelled
        submitting: {
          shows: names,
          offers: [...names, "Cancel"],
          mayOffer: ["The name is missing."],
        },
        // FORM-M7, FORM-M11
        conflicted: {
          shows: ["Someone else saved this meanwhile", "Nothing is lost", "Yours"],
          offers: ["Keep editing"],
          mayOffer: [
            /^(Yours|Saved meanwhile)/,
            "All mine",
            "All theirs",
            "Save the choice",
            "Take theirs",
            "Close",
          ],
        },
        // FORM-M8, FORM-M9
        saved: ({ context }) =>
          context.redirects
            ? { shows: ["Thing saved"], offers: ["Go now"] }
            : { shows: names, hides: ["Unsaved changes"], offers: [...names, "Save"] },
      },
      person: {
        "field.changed": (event) =>
          typeInto(String(event["name"]), ({ value }) => String(value))(event),
        "field.blurred": leave,
        "form.submitted": press("Save"),
        "load.retry": press("Try again"),
        "save.cancelled": press("Cancel"),
        "conflict.chosen": chooseSide,
        "conflict.allChosen": ({ side }) => press(side === "mine" ? "All mine" : "All theirs")(),
        "conflict.resolved": press(/^(Save the choice|Take theirs)$/),
        "conflict.putOff": press("Keep editing"),
        "redirect.now": press("Go now"),
        "form.reset": press("Reset"),
        "form.closed": press("Discard"),
      },
      elsewhere: ["fields.changed"],
      besides: ["field.blurred"],
      exceptions,
      allows,
    });
  },
);
