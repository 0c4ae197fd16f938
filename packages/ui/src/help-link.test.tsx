import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
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
});
