import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

const tab = (name: string) => screen.getByRole("tab", { name });

it("[SCREEN-B4] a tab that is pressed with the mouse looks pressed, and with the keyboard focused", async () => {
  const person = userEvent.setup();
  render(
    <Tabs
      label="Status"
      tabs={[
        { value: "a", label: "Live" },
        { value: "b", label: "Pending" },
      ]}
      value="a"
      onValueChange={() => {}}
    >
      rows
    </Tabs>,
  );
  await person.click(tab("Live"));
  expect(tab("Live").hasAttribute("data-pressed")).toBe(true);
  await person.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(tab("Pending"));
  for (const each of ["Live", "Pending"])
    expect(tab(each).hasAttribute("data-pressed")).toBe(false);
});
