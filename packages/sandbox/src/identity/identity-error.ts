/** A refusal in the identity service's own words; travels as `{error: {code: status, message: code}}`. */
export class IdentityApiError extends Error {
  readonly status: number;
  constructor(code: string, status = 400) {
    super(code);
    this.name = "IdentityApiError";
    this.status = status;
  }
}
