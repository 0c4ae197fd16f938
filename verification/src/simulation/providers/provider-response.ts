/** The HTTP response of a provider. */
export interface ProviderResponse {
  readonly status: number;
  readonly body: object;
}

/** A refusal in Stripe's form: 400 with this code. */
export const refusal = (code: string, message = code): ProviderResponse => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message } },
});

/** The response for an id that the provider does not have, in Stripe's form: 404. */
export const missing = (): ProviderResponse => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: "none" } },
});
