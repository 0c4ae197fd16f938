/** A refusal in PayPal's form: `{name, message, debug_id, details: [{issue, description}]}`. */
export class PayPalApiError extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string, description: string) {
    super(description);
    this.name = "PayPalApiError";
    this.status = status;
    this.issue = issue;
  }
}

const NAMES: Readonly<Record<number, string>> = {
  400: "INVALID_REQUEST",
  401: "AUTHENTICATION_FAILURE",
  404: "RESOURCE_NOT_FOUND",
  409: "RESOURCE_CONFLICT",
  422: "UNPROCESSABLE_ENTITY",
};

/** The body of a refusal; that of a 401 has another form, OAuth's. */
export const errorBody = (error: PayPalApiError, debugId: string) => ({
  name: NAMES[error.status] ?? "INTERNAL_SERVER_ERROR",
  message: error.message,
  debug_id: debugId,
  details: [{ issue: error.issue, description: error.message }],
});

/** Makes a 422 for the caller to throw: the state of the resource does not allow the request. */
export const unprocessable = (issue: string, description: string): PayPalApiError =>
  new PayPalApiError(422, issue, description);

/** Makes a 404 `INVALID_RESOURCE_ID` for the caller to throw. */
export const notFound = (): PayPalApiError =>
  new PayPalApiError(404, "INVALID_RESOURCE_ID", "Specified resource ID does not exist.");

/** Makes a 400 for the caller to throw: a field is missing or cannot be read [SBX-Y1]. */
export const badRequest = (issue: string, description: string): PayPalApiError =>
  new PayPalApiError(400, issue, description);
