import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";

it("[SCREEN-F8] Tab goes from a field to the next one, and to the link beside its label after it", async () => {
  render(
    <>
      <Field label="Email">{(control) => <input {...control} />}</Field>
      <Field label="Password" aside={<a href="/forgotten">Forgot Password</a>}>
        {(control) => <input {...control} />}
      </Field>
    </>,
  );
  const user = userEvent.setup();
  for (const name of ["Email", "Password"]) {
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText(name));
  }
  await user.tab();
  expect(document.activeElement).toBe(screen.getByText("Forgot Password"));
});
