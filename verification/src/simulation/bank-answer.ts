/** What a provider answers, as it travels. */
export interface BankAnswer {
  readonly status: number;
  readonly body: object;
}

export const refusal = (code: string, message = code): BankAnswer => ({
  status: 400,
  body: { error: { type: "invalid_request_error", code, message } },
});

export const missing = (): BankAnswer => ({
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: "none" } },
});
