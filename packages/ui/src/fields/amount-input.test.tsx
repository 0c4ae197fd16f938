import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { AmountInput } from "./amount-input.tsx";

function Price() {
  const [price, setPrice] = useState<number | null>(null);
  return (
    <>
      <AmountInput aria-label="Price" value={price} onValueChange={setPrice} />
      <output>{price}</output>
    </>
  );
}

const price = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Price" });

it("[FORM-E4] takes a price as a spreadsheet or a shop shows it", async () => {
  render(<Price />);
  await userEvent.click(price());
  await userEvent.paste("1,234.50");
  expect([screen.getByRole("status").textContent, price().value]).toEqual(["1234.5", "1,234.50"]);
});

it("[FORM-E5] says how an amount is written once something else is left in its field", async () => {
  render(<Price />);
  await userEvent.type(price(), "CAD 12");
  const note = "Write an amount like 1148.50, without a currency.";
  expect(screen.queryByText(note)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(note).id).toBe(price().getAttribute("aria-describedby"));
  await userEvent.clear(price());
  await userEvent.type(price(), "12");
  await userEvent.tab();
  expect(screen.queryByText(note)).toBeNull();
});
