import { ApiFailure } from "@marquee/api/client/api-failure";
import {
  changedMessage,
  decidePayment,
  declinedMessage,
} from "@marquee/machines/payments/provider-response";
import { describe, expect, it } from "vitest";
import { refusedResponse, savedCardResponse } from "./saved-card-response.ts";

describe("what paying with a saved card answers", () => {
  it.each([
    ["successful", "succeeded"],
    ["processing", "processing"],
    ["requiresAction", "needsBank"],
    ["unsuccessful", "declined"],
  ] as const)("%s means %s", (response, meaning) => {
    expect(decidePayment(savedCardResponse({ response, paymentIntent: "{}" }))).toBe(meaning);
  });

  it("answers the bank's text of a decline", () => {
    const paymentIntent = JSON.stringify({ last_payment_error: { message: "No funds." } });
    expect(savedCardResponse({ response: "unsuccessful", paymentIntent }).error).toEqual({
      type: "card_error",
      message: "No funds.",
    });
    expect(
      savedCardResponse({ response: "unsuccessful", paymentIntent: "no JSON" }).error,
    ).toBeNull();
  });

  it("[PAYFLOW-M13] names the secret of the intent that was charged, if the answer has it", () => {
    const clientSecret = (paymentIntent: string) =>
      savedCardResponse({ response: "requiresAction", paymentIntent }).clientSecret;
    expect(clientSecret(JSON.stringify({ client_secret: "pi_2_secret" }))).toBe("pi_2_secret");
    expect([clientSecret("{}"), clientSecret("no JSON")]).toEqual([undefined, undefined]);
  });

  it("a refusal is a decline in the server's text; a missing answer is not", () => {
    const refuse = (tag: "Forbidden" | "Unavailable") => () =>
      refusedResponse(new ApiFailure({ tag, message: "Your own cards only." }));
    expect(refuse("Forbidden")()).toEqual({
      status: "requires_payment_method",
      error: { type: "card_error", message: "Your own cards only." },
    });
    expect(refuse("Unavailable")).toThrow("Your own cards only.");
  });

  it("[PAYFLOW-M15] a card that was deleted meanwhile is gone, and charged nothing", () => {
    const message = "There is nothing here with that id.";
    const result = refusedResponse(new ApiFailure({ tag: "NotFound", message }));
    expect([decidePayment(result), declinedMessage(result)]).toEqual([
      "declined",
      "This card was deleted meanwhile. Choose another one, or type one in.",
    ]);
  });

  it("[PAYFLOW-M14] a conflict says that the checkout is another one by now", () => {
    const message = "This is being paid with PayPal. Please choose the card again first.";
    const result = refusedResponse(new ApiFailure({ tag: "Conflict", message }));
    expect([decidePayment(result), changedMessage(result)]).toEqual(["changed", message]);
  });
});
