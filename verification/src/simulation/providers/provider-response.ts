/** The HTTP response of a provider. */
export interface ProviderResponse {
  readonly status: number;
  readonly body: object;
}

export const refusal = (code: string, message = code): ProviderResponse => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message } },
});

export const missing = (): ProviderResponse => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: "none" } },
});
