import { render } from "@testing-library/react";
import { it } from "vitest";
import { press, typeInto } from "../../../testing/screen-controls.ts";
import { screenOf } from "../../../testing/screen-starts.ts";
import { walkScreen } from "../../../testing/walk-screen.ts";
import { PromocodeBox, type PromocodeActor } from "./promocode-box.tsx";

it("[MACH-C10] [MACH-C11] the promo code box shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("promocode", {
    render: screenOf<PromocodeActor>((actor) => void render(<PromocodeBox actor={actor} />)),
    states: {
      // PROMO-M1: typed and applied
      editing: { shows: ["Promocode"], offers: ["Promocode", "Apply"] },
      // PROMO-M1: the check can be cancelled
      checking: { shows: ["Promocode"], offers: ["Cancel"] },
      // PROMO-M2, PAY-V1, PAY-V2: the box says why
      rejected: {
        shows: [/Please enter promocode|Invalid promocode|No answer/],
        offers: ["Promocode", "Apply"],
      },
      // PROMO-M2, PROMO-M3: read-only, until it is removed
      applied: { shows: ["Promocode"], offers: ["Remove"] },
      // PROMO-M4
      locked: { shows: ["The price is fixed while a payment is under way."], offers: [] },
    },
    person: {
      "promocode.changed": typeInto("Promocode", ({ code }) => String(code)),
      "promocode.submitted": press("Apply"),
      "promocode.removed": press("Remove"),
      "promocode.cancelled": press("Cancel"),
    },
    allows: ({ context }, event) =>
      event.type !== "promocode.changed" || event["code"] !== context.code,
    ignored: {
      "rejected|promocode.submitted":
        "Where nothing is typed, the message that is there says so already.",
    },
    elsewhere: ["promocode.locked", "promocode.unlocked"],
  }));
