import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { startStyleNonce } from "../browser/style-nonce.ts";
import { Select } from "./select.tsx";

const meta = document.createElement("meta");
meta.name = "style-nonce";
meta.content = "of-this-page";

afterEach(() => {
  meta.remove();
  globalThis.__webpack_nonce__ = undefined;
});

it("[OPS-2] a list of choices inserts no style without the nonce of its page", async () => {
  document.head.append(meta);
  startStyleNonce();
  const choices = [{ value: "10", label: "10" }];
  render(<Select aria-label="Rows" value="10" onValueChange={() => undefined} choices={choices} />);
  await userEvent.click(screen.getByRole("combobox", { name: "Rows" }));
  await screen.findByRole("option", { name: "10" });
  const styles = [...document.body.querySelectorAll("style")];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map(({ nonce }) => nonce)).toEqual(styles.map(() => "of-this-page"));
});
