import { it } from "vitest";
import { walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
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

it.each(FORMS)(
  "[MACH-C10] [MACH-C11] the page of %s shows and offers what it must in every state, and every transition can be taken",
  (id, ...names) =>
    walkForm(id, {
      render: async (actor) => {
        await renderScreen(
          <Form form={actor as unknown as FormActor<Values, unknown>} names={names} />,
        );
      },
      labels: Object.fromEntries(names.map((name) => [name, name])),
      submit: "Save",
      saved: "Thing saved",
      besides: ["The name is missing."],
    }),
);
