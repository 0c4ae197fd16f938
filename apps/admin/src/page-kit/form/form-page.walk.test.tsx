import { it } from "vitest";
import { walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { screenOf } from "../../testing/screen-starts.ts";
import type { FormActor } from "./form-actor.ts";
import { FormPage } from "./form-page.tsx";
import { TextField } from "./text-field.tsx";

type Values = Readonly<Record<string, string>>;

const NAMES = ["name", "address"];

function Form({ form }: { readonly form: FormActor<Values, unknown> }) {
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
      {NAMES.map((name) => (
        <TextField key={name} form={form} name={name} label={name} />
      ))}
    </FormPage>
  );
}

it("[MACH-C10] [MACH-C11] the page of any form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("form", {
    render: screenOf<FormActor<Values, unknown>>(async (actor) => {
      await renderScreen(<Form form={actor} />);
    }),
    labels: Object.fromEntries(NAMES.map((name) => [name, name])),
    submit: "Save",
    saved: "Thing saved",
    besides: ["The name is missing."],
  }));
