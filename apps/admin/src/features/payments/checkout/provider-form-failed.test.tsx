import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProviderFormFailed } from "./provider-form-failed.tsx";

it("[PAY-V8] names an ad blocker as what may block the script of a provider", () => {
  render(
    <ProviderFormFailed
      title="The card form could not be loaded"
      host="js.stripe.com"
      reassurance="Your plan is kept."
      onRetry={() => undefined}
    />,
  );
  expect(screen.getByRole("alert").textContent).toContain(
    "Nothing was charged. Your plan is kept. If it fails again, an ad blocker or a firewall may be blocking js.stripe.com: allow it for this page.",
  );
});
