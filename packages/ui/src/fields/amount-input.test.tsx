import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { AmountInput } from "./amount-input.tsx";
import { Field } from "./field.tsx";

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

it("[FORM-E5] says of a percentage how that is written", async () => {
  const unread = "Write a percentage like 12.5, without the % sign.";
  render(<AmountInput aria-label="Off" value={null} onValueChange={() => {}} unread={unread} />);
  await userEvent.type(screen.getByLabelText("Off"), "10 %");
  await userEvent.tab();
  expect(screen.getByText(unread)).toBeTruthy();
});

it("[FORM-E5] says so in place of what the form finds missing, for as long as the text is no amount", async () => {
  render(
    <Field label="Budget" error="Please enter budget">
      {(control) => <AmountInput {...control} value={null} onValueChange={() => {}} />}
    </Field>,
  );
  const note = "Write an amount like 1148.50, without a currency.";
  const missing = "Please enter budget";
  const areShown = () => [note, missing].map((text) => screen.queryByText(text) !== null);
  expect(areShown()).toEqual([false, true]);
  await userEvent.type(screen.getByLabelText("Budget"), "-3");
  await userEvent.tab();
  expect(areShown()).toEqual([true, false]);
  await userEvent.clear(screen.getByLabelText("Budget"));
  expect(areShown()).toEqual([false, true]);
});

/** A form whose amount is a number always: what is no number is 0 to it. */
function Bid() {
  const [bid, setBid] = useState(0.5);
  return (
    <>
      <AmountInput aria-label="Bid" value={bid} onValueChange={(amount) => setBid(amount ?? 0)} />
      <output>{bid}</output>
      <button type="button" onClick={() => setBid(0.5)}>
        Reset
      </button>
    </>
  );
}

const bid = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Bid" });

it.each([
  ["0.75", "0.75"],
  ["0,75", "0.75"],
  ["1.5", "1.5"],
  [".5", "0.5"],
  ["-5", "0"],
  ["1 148,50", "1148.5"],
  ["1,148.50", "1148.5"],
  ["12", "12"],
  ["0.07", "0.07"],
])("[FORM-E7] keeps %s as it is typed key by key over a selected text", async (keys, value) => {
  render(<Bid />);
  await userEvent.tripleClick(bid());
  await userEvent.keyboard(keys);
  expect([bid().value, screen.getByRole("status").textContent]).toEqual([keys, value]);
});

it("[FORM-E7] shows a value that comes from elsewhere instead of what was typed", async () => {
  render(<Bid />);
  await userEvent.tripleClick(bid());
  await userEvent.keyboard("0.");
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(bid().value).toBe("0.50");
});
