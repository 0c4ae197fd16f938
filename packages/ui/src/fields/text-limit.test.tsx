import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Field as FieldFrame } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";
import { TextArea } from "./text-area.tsx";
import { TextInput } from "./text-input.tsx";

const KINDS = { text: TextInput, lines: TextArea, password: PasswordInput } as const;

function Field({ kind }: { readonly kind: keyof typeof KINDS }) {
  const [value, setValue] = useState("");
  const Control = KINDS[kind];
  return <Control aria-label="Field" maxLength={200} value={value} onValueChange={setValue} />;
}

it.each(["text", "lines", "password"] as const)(
  "[WIRE-D4] cuts nothing that is pasted into a field of %s, and says the limit",
  async (kind) => {
    render(<Field kind={kind} />);
    const field = screen.getByLabelText<HTMLInputElement>("Field");
    await userEvent.click(field);
    await userEvent.paste("p".repeat(201));
    expect(field.value).toHaveLength(201);
    expect(screen.getByRole("alert").textContent).toBe("At most 200 characters. This has 201.");
    await userEvent.keyboard("{Backspace}");
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

it("[WIRE-D4] says it once where a rule of the form finds the same", () => {
  const error = "At most 3 characters";
  render(
    <FieldFrame label="Name" error={error}>
      {(control) => <TextInput {...control} maxLength={3} value="abcd" onValueChange={() => {}} />}
    </FieldFrame>,
  );
  expect(screen.queryByText(error)).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("At most 3 characters. This has 4.");
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe("true");
});
