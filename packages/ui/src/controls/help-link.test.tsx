import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
// loaded before the clock of a test runs
import "../overlays/menu-parts.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Checkbox } from "../fields/checkbox.tsx";
import { Combobox } from "../fields/combobox.tsx";
import { Field } from "../fields/field.tsx";
import { Menu, MenuItem } from "../overlays/menu.tsx";
import { Button } from "./button.tsx";
import { HELP_AT } from "./help-at.ts";

describe("what leads to the help", () => {
  it("[HELP-11] a refused button says that pressing it opens the help", () => {
    render(
      <Button disabledReason="Choose a company first." help="company#open-stores">
        Import
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Import" });
    expect(button.getAttribute(HELP_AT)).toBe("company#open-stores");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    const { textContent: reason } = document.getElementById(
      button.getAttribute("aria-describedby") ?? "",
    ) ?? { textContent: null };
    expect(reason).toBe("Choose a company first. Press to read more in the help.");
  });

  it("[HELP-11] a button that can be pressed opens no help", () => {
    render(<Button help="company#open-stores">Import</Button>);
    const button = screen.getByRole("button", { name: "Import" });
    expect(button.hasAttribute(HELP_AT)).toBe(false);
  });

  it("[HELP-11] an empty list leads to the sentence that explains it, in a tab of its own", () => {
    render(<EmptyState title="sorry, no matching records found" help="campaign#pay" />);
    const link = screen.getByRole("link", { name: "More about this in the help" });
    expect(link.getAttribute("href")).toBe("/ADMIN-UI/help/campaign#pay");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute(HELP_AT)).toBe("campaign#pay");
  });

  it("[HELP-11] a refused entry of a menu is reached with the keyboard, opens the help and does nothing else", async () => {
    const remove = vi.fn();
    render(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem disabledReason="It is decided." help="invoice#know-the-bills" onSelect={remove}>
          Reject
        </MenuItem>
      </Menu>,
    );
    const user = userEvent.setup();
    screen.getByRole("button", { name: "Actions" }).focus();
    await user.keyboard("{Enter}");
    const entry = await screen.findByRole("menuitem", { name: /^Reject/ });
    expect(entry.textContent).toBe("RejectIt is decided. Press to read more in the help.");
    expect(entry.getAttribute("aria-disabled")).toBe("true");
    expect(entry.getAttribute(HELP_AT)).toBe("invoice#know-the-bills");
    await user.keyboard("{Enter}");
    expect(remove).not.toHaveBeenCalled();
  });

  it("[HELP-11] the reason of a refused field links to the sentence that explains it, and is absent without a reason", () => {
    const field = (help: string | undefined) => (
      <Field label="Role" help={help} more="update-user#know-who-may-give-which-role">
        {(control) => <input {...control} disabled />}
      </Field>
    );
    const { rerender } = render(field("No user changes their own role."));
    expect(screen.getByRole("link", { name: "More in the help" }).getAttribute(HELP_AT)).toBe(
      "update-user#know-who-may-give-which-role",
    );
    rerender(field(undefined));
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("[HELP-11] a refused tick links to the sentence that explains it", () => {
    render(
      <Checkbox
        disabled
        checked={false}
        onCheckedChange={() => undefined}
        label="Is Agent/Support"
        help="You cannot change this of yourself."
        more="update-user#know-who-may-give-which-role"
      />,
    );
    expect(screen.getByRole("link", { name: "More in the help" })).toBeTruthy();
  });

  it("[HELP-11] a refused choice of many says that pressing it opens the help", () => {
    render(
      <Combobox
        aria-label="Branch"
        value={null}
        onValueChange={() => undefined}
        options={[]}
        disabledReason="Choose a company first."
        help="dashboard#use-a-list"
      />,
    );
    const input = screen.getByRole("combobox", { name: "Branch" });
    expect(input.closest(`[${HELP_AT}]`)?.getAttribute(HELP_AT)).toBe("dashboard#use-a-list");
    const described = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Choose a company first. Press to read more in the help.");
  });
});
