import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Combobox } from "./combobox.tsx";
import { MultiCombobox } from "./multi-combobox.tsx";
import { emptyListText, type Option } from "./options.ts";

const CITIES: readonly Option[] = [
  { value: "mtl", label: "Montréal" },
  { value: "qc", label: "Québec" },
  { value: "tor", label: "Toronto" },
];

interface OneProps {
  readonly onSubmit?: () => void;
}

function One({ onSubmit = () => {} }: OneProps) {
  const [value, setValue] = useState<string | null>("tor");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Combobox aria-label="City" options={CITIES} value={value} onValueChange={setValue} />
      <output>{value}</output>
      <button type="button">Next</button>
    </form>
  );
}

function Several() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <>
      <MultiCombobox
        aria-label="Cities"
        options={CITIES}
        values={values}
        onValuesChange={setValues}
      />
      <output>{values.join(" ")}</output>
    </>
  );
}

const chosenText = () => document.querySelector("output")?.textContent;

describe("a searchable choice", () => {
  it.each([
    ["no option", [], "", "There is nothing to choose from."],
    ["no option, whatever is typed", [], "mont", "There is nothing to choose from."],
    ["options that are other ones", CITIES, "laval", "Nothing fits what you typed."],
  ])("[SCREEN-C8] says what is the matter with %s", (_what, options, typed, said) => {
    expect(emptyListText({ options }, typed)).toBe(said);
  });

  it("[SCREEN-C8] whose options are looked for elsewhere says that nothing fits", () => {
    const searched = { options: [], isPart: true };
    expect(emptyListText(searched, "laval")).toBe("Nothing fits what you typed.");
    expect(emptyListText({ ...searched, empty: "No section shows offers now." }, "x")).toBe(
      "No section shows offers now.",
    );
  });

  it("[SCREEN-C1] narrows whatever the accents, and Enter chooses", async () => {
    render(<One />);
    await userEvent.click(screen.getByRole("combobox", { name: "City" }));
    expect(await screen.findAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("montre");
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Montréal"]);
    await userEvent.keyboard("{Enter}");
    expect(chosenText()).toBe("mtl");
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("[SCREEN-C1] moves by arrows", async () => {
    render(<One />);
    await userEvent.click(screen.getByRole("combobox", { name: "City" }));
    await userEvent.keyboard("e{ArrowDown}{Enter}");
    expect(chosenText()).toBe("qc");
  });

  it("[SCREEN-C1] leaves what was chosen on Escape and on leaving", async () => {
    render(<One />);
    const input = screen.getByRole("combobox", { name: "City" });
    await userEvent.click(input);
    await userEvent.keyboard("mon{Escape}");
    expect(chosenText()).toBe("tor");
    await userEvent.click(input);
    await userEvent.keyboard("mon");
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(chosenText()).toBe("tor");
    expect(screen.getByDisplayValue("Toronto")).toBeTruthy();
  });
});

describe("Enter in a searchable choice", () => {
  it("[SCREEN-C1] opens the list at what is chosen, leaves that, and submits no form", async () => {
    const onSubmit = vi.fn<() => void>();
    render(<One onSubmit={onSubmit} />);
    screen.getByRole("combobox", { name: "City" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("{Enter}");
    expect(chosenText()).toBe("tor");
    await userEvent.keyboard("{Enter}{ArrowUp}{Enter}");
    expect(chosenText()).toBe("qc");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("a choice of several", () => {
  it("[SCREEN-C2] stays open while choosing and makes a chip of each", async () => {
    render(<Several />);
    await userEvent.click(screen.getByRole("combobox", { name: "Cities" }));
    await userEvent.click(await screen.findByRole("option", { name: "Montréal" }));
    await userEvent.click(screen.getByRole("option", { name: "Toronto" }));
    expect(chosenText()).toBe("mtl tor");
    expect(screen.getByRole("option", { name: "Toronto" }).ariaSelected).toBe("true");
    expect(screen.getByRole("button", { name: "Remove Montréal" })).toBeTruthy();
  });

  it("[SCREEN-C2] takes back the last one by Backspace in the empty field", async () => {
    render(<Several />);
    await userEvent.click(screen.getByRole("combobox", { name: "Cities" }));
    await userEvent.click(await screen.findByRole("option", { name: "Montréal" }));
    await userEvent.click(screen.getByRole("option", { name: "Québec" }));
    await userEvent.keyboard("mo{Backspace>5/}");
    expect(chosenText()).toBe("mtl qc");
    await userEvent.keyboard("{Backspace}");
    expect(chosenText()).toBe("mtl");
  });
});
