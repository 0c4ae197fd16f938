import { describe, expect, it } from "vitest";
import { shownEvent, shownValues } from "./shown-values.ts";

const SECRETS = [
  "nadia@marquee.test",
  "pi_3Nq_secret_9xT2",
  "sk_live_51H8xT2eZvKYlo2C",
  "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
  "4242 4242 4242 4242",
  "4242424242424242",
  "Bearer abc",
  "514 555 0199 12345",
];

describe("what of a machine leaves its window", () => {
  it("[LIVE-R1] shows a value under a name of the list, and withholds every other with its path", () => {
    expect(
      shownValues({
        checkout: { state: "open", total: 139.07, clientSecret: "x", id: "k1" },
        attempts: 2,
        approved: false,
        notice: "",
        message: null,
      }),
    ).toEqual([
      { path: "checkout.state", value: "open" },
      { path: "checkout.total", value: "139.07" },
      { path: "checkout.clientSecret", value: null },
      { path: "checkout.id", value: null },
      { path: "attempts", value: "2" },
      { path: "approved", value: "no" },
      { path: "notice", value: "empty" },
      { path: "message", value: "none" },
    ]);
  });

  it("[LIVE-R1] withholds what a user has called an attribute of a product", () => {
    expect(shownValues({ attribute: [{ column: "Colour of Ruth", value: "Red" }] })).toEqual([
      { path: "attribute.0.column", value: null },
      { path: "attribute.0.value", value: null },
    ]);
  });

  it.each(SECRETS)("[LIVE-R2] withholds %s under a shown name too", (secret) => {
    const values = shownValues({ state: secret, kind: [secret], status: { type: secret } });
    expect(values.map(({ value }) => value)).toEqual([null, null, null]);
    expect(shownEvent(`saved.${secret}`)).toBe("an event");
  });

  it("[LIVE-R2] withholds a number as long as a card's or a phone's", () => {
    expect(shownValues({ number: 4242424242424242, amount: 5145550199, total: -12.5 })).toEqual([
      { path: "number", value: null },
      { path: "amount", value: null },
      { path: "total", value: "-12.5" },
    ]);
  });

  it("[LIVE-R2] leaves out what data, not code, has named, and what errors say", () => {
    const given = {
      rights: { "nadia@marquee.test": { state: "open" }, ok: { state: "open" } },
      error: new Error("nadia@marquee.test is unknown"),
      plan: { send: () => {}, email: "nadia@marquee.test" },
    };
    expect(shownValues(given)).toEqual([
      { path: "rights.ok.state", value: "open" },
      { path: "error", value: null },
    ]);
  });

  it("[LIVE-R2] names an event as the code does", () => {
    for (const type of ["payment.confirm", "xstate.after.30000.session.unreachable", "xstate.init"])
      expect(shownEvent(type)).toBe(type);
  });

  it("[LIVE-R1] ends if a value contains itself, or is very large", () => {
    const round: Record<string, unknown> = { state: "open" };
    round["self"] = round;
    expect(shownValues(round).length).toBeLessThan(10);
    expect(shownValues({ items: Array.from({ length: 900 }, () => "i") })).toEqual([
      { path: "items", value: null },
    ]);
    expect(shownValues({ kind: Array.from({ length: 900 }, () => "i") }).length).toBe(80);
  });
});
