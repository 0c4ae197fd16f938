import { describe, expect, it } from "vitest";
import { mailLinkRefusal } from "./mail-link.ts";

describe("a mail link that is refused", () => {
  it("[SESSION-L1] has confirmed the address if a verification was opened before", () => {
    expect(mailLinkRefusal("verifyEmail", "invalid-action-code")).toBe("confirmed");
  });
  it("[SESSION-L2] was used, is too old, or cannot be used right now", () => {
    expect(mailLinkRefusal("resetPassword", "invalid-action-code")).toBe("used");
    for (const mode of ["verifyEmail", "resetPassword"] as const) {
      expect(mailLinkRefusal(mode, "expired-action-code")).toBe("old");
      expect(mailLinkRefusal(mode, "network-request-failed")).toBe("failed");
    }
  });
});
