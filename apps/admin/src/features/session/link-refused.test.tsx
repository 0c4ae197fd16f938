import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { LinkRefused, type LinkRefusedProps } from "./link-refused.tsx";
import { ToSignIn } from "./to-sign-in.tsx";

const show = (props: LinkRefusedProps) => renderScreen(<LinkRefused {...props} />);
const linkHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("the way from a mail link to the sign-in", () => {
  it("[SIGNIN-M8] fills in the e-mail, and leads to no site that is not ours", async () => {
    const at = `/auth/action?continueUrl=${encodeURIComponent("https://elsewhere.test/ADMIN-UI/login")}`;
    await renderScreen(<ToSignIn email="noor@new.test" />, { at });
    expect(linkHref("Go to sign in")).toBe("/login?email=noor%40new.test");
  });
});

describe("a mail link that is refused", () => {
  it("[SESSION-L1] says that the address is confirmed if its verification was opened before, and leads to sign-in", async () => {
    await show({ mode: "verifyEmail", reason: "invalid-action-code" });
    expect(screen.getByRole("status").textContent).toContain("Your email is confirmed.");
    expect(linkHref("Go to sign in")).toContain("/login");
    expect(screen.queryByText(/action-code/)).toBeNull();
  });

  it.each([
    ["resetPassword", "invalid-action-code", "This link was used before."],
    ["verifyEmail", "expired-action-code", "This link is too old."],
  ] as const)("[SESSION-L2] %s says why (%s), and leads to another", async (mode, reason, text) => {
    await show({ mode, reason });
    expect(screen.getByRole("alert").textContent).toContain(text);
    expect(screen.queryByText(new RegExp(reason))).toBeNull();
    expect(linkHref("Ask for a new link")).toContain("/forgotPassword");
  });

  it("[SESSION-L2] gives the reason if it cannot be used right now", async () => {
    await show({ mode: "verifyEmail", reason: "network-request-failed" });
    expect(screen.getByRole("alert").textContent).toContain("network-request-failed");
  });
});
