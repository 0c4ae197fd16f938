import { describe, expect, test } from "vitest";
import { declinedMessage, decidePayment, unexpectedMessage } from "./provider-response.ts";

const error = (type: string, message?: string) => ({ type, message });

describe("a provider's answer", () => {
  test.each([
    ["succeeded", null, "succeeded"],
    ["processing", null, "processing"],
    ["requires_action", null, "needsBank"],
    ["requires_payment_method", null, "declined"],
    ["canceled", null, "changed"],
    ["canceled", error("invalid_request_error"), "changed"],
    [null, error("conflict"), "changed"],
    ["unheard_of", null, "unheardOf"],
    ["unheard_of", error("invalid_request_error"), "unheardOf"],
    [null, null, "unexpected"],
    [null, error("card_error"), "declined"],
    [null, error("validation_error"), "declined"],
    [null, error("api_connection_error"), "unanswered"],
    [null, error("api_error"), "unanswered"],
    [null, error("invalid_request_error"), "unexpected"],
    ["requires_payment_method", error("invalid_request_error"), "declined"],
    ["succeeded", error("invalid_request_error"), "succeeded"],
    ["processing", error("card_error"), "processing"],
    ["requires_action", error("api_error"), "unanswered"],
  ] as const)("[PAYFLOW-M4] status %j with error %o means %s", (status, problem, meaning) => {
    expect(decidePayment({ status, error: problem })).toBe(meaning);
  });

  test("[PAYFLOW-M5] a decline has the provider's message about the card, else the specification's", () => {
    expect(
      declinedMessage({ status: null, error: error("card_error", "Insufficient funds.") }),
    ).toBe("Insufficient funds.");
    expect(declinedMessage({ status: "requires_payment_method", error: null })).toBe(
      "Your payment was not successful, please try again.",
    );
  });

  test("[PAY-M4] a failed check with the bank is said at once as the server stores it, whatever the type of the error", () => {
    const code = "payment_intent_authentication_failure";
    for (const type of ["invalid_request_error", "card_error"])
      expect(
        declinedMessage({
          status: "requires_payment_method",
          error: { type, code, message: "We are unable to authenticate your payment method." },
        }),
      ).toBe("Your bank could not confirm that it was you.");
  });

  test("[PAYFLOW-M5] anything else has the specification's message", () => {
    expect(unexpectedMessage({ status: null, error: error("invalid_request_error", "x") })).toBe(
      "An unexpected error occured.",
    );
    expect(unexpectedMessage({ status: "unheard_of", error: null })).toBe("Something went wrong.");
  });
});
