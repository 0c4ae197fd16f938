export type StripeErrorType =
  | "api_error"
  | "card_error"
  | "idempotency_error"
  | "invalid_request_error";

/** The `error` object of an answer. `payment_intent` and `payment_method` are views. */
export interface StripeErrorBody {
  readonly type: StripeErrorType;
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly payment_method?: object;
}

/** A call refused before anything was done: rolled back, and not remembered under its idempotency key. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.name = "StripeApiError";
    this.status = status;
    this.body = body;
  }
}

/** Makes an `invalid_request_error` for the caller to throw, 400 unless `status` says another. */
export const invalidRequest = (
  message: string,
  details: { code?: string; param?: string; payment_intent?: object } = {},
  status = 400,
): StripeApiError =>
  new StripeApiError(status, { type: "invalid_request_error", message, ...details });

/** Makes a 404 `resource_missing` for the caller to throw; `param` is what held the id. */
export const missing = (what: string, id: string, param = "id"): StripeApiError =>
  invalidRequest(`No such ${what}: '${id}'`, { code: "resource_missing", param }, 404);

/** Makes a 402 `card_error` for the caller to throw, about card data that are wrong. */
export const cardError = (code: string, message: string, param?: string): StripeApiError =>
  new StripeApiError(402, { type: "card_error", code, message, ...(param ? { param } : {}) });
