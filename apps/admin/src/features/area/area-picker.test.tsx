import { Field } from "@marquee/ui/fields/field.tsx";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { indexGeography, statesIn } from "../geography/geography-index.ts";
import { AreaPicker, AreaPrice } from "./area-picker.tsx";

const tax = { totalTax: 0, gst: 0, hst: 0, pst: 0, qst: 0 };
const geography = indexGeography(
  [
    { id: "qc", name: "Québec", countryId: "canada", ...tax },
    { id: "on", name: "Ontario", countryId: "canada", ...tax },
    { id: "ny", name: "New York", countryId: "US", ...tax },
  ],
  [
    { id: "c1", name: "Montréal", stateId: "qc" },
    { id: "c2", name: "Laval", stateId: "qc" },
    { id: "c3", name: "Toronto", stateId: "on" },
    { id: "c4", name: "Buffalo", stateId: "ny" },
  ],
);

function Picker({ kind }: { readonly kind: "city" | "state" }) {
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <Field label="Places">
      {(control) => (
        <AreaPicker
          kind={kind}
          control={control}
          states={statesIn(geography, "canada")}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </Field>
  );
}

describe("choosing an area", () => {
  it("finds a city without its accents, shows it as a chip, and takes it back", async () => {
    render(<Picker kind="city" />);
    await userEvent.type(screen.getByLabelText("Places"), "montreal");
    const options = screen.getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["MontréalQuébec"]);
    await userEvent.keyboard("{Enter}{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Remove Montréal" }));
    expect(screen.queryByRole("button", { name: "Remove Montréal" })).toBeNull();
  });

  it("offers the branch's country alone", async () => {
    render(<Picker kind="city" />);
    await userEvent.click(screen.getByLabelText("Places"));
    const list = within(screen.getByRole("listbox"));
    expect(list.queryByText("Buffalo")).toBeNull();
    expect(list.getByText("Toronto")).toBeDefined();
  });

  it("shows how many cities a state covers", async () => {
    render(<Picker kind="state" />);
    await userEvent.type(screen.getByLabelText("Places"), "queb");
    expect(screen.getByRole("option").textContent).toBe("Québec2 cities");
  });

  it("shows what the choice costs a day, and what a wider one would", () => {
    const wider = { label: "All of Québec", places: 44, perDay: 52.8 };
    render(<AreaPrice places={8} perDay={9.6} wider={wider} />);
    expect(screen.getByText("8 cities, CAD 9.60 a day")).toBeDefined();
    expect(screen.getByText("All of Québec: 44 cities, CAD 52.80 a day")).toBeDefined();
  });
});
