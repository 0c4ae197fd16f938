import { openToken } from "./open-token.ts";

/** Why staff see nothing of what they asked for. */
export type StaffProblem =
  | { readonly tag: "signedOut" }
  | { readonly tag: "forbidden" }
  | { readonly tag: "missing" }
  | { readonly tag: "refused"; readonly message: string }
  | { readonly tag: "failed" };

interface Response<T> {
  readonly data?: T;
  readonly error?: { readonly issues?: readonly { readonly message: string }[] };
}

/** What was read, or why it was not. */
export type StaffRead<T> =
  | { readonly data: T; readonly problem: null }
  | { readonly data: null; readonly problem: StaffProblem };

const failure = (problem: StaffProblem) => ({ data: null, problem });

/** Reads what only staff may see, as the user who is signed in in the panel of this browser. It never rejects. */
export async function readAsStaff<T>(address: string): Promise<StaffRead<T>> {
  try {
    const token = await openToken();
    if (token === null) return failure({ tag: "signedOut" });
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const { data, error }: Response<T> = await response.json();
    if (response.ok && data) return { data, problem: null };
    if (response.status === 401) return failure({ tag: "signedOut" });
    if (response.status === 403) return failure({ tag: "forbidden" });
    if (response.status === 404) return failure({ tag: "missing" });
    const message = error?.issues?.[0]?.message;
    return failure(message === undefined ? { tag: "failed" } : { tag: "refused", message });
  } catch {
    return failure({ tag: "failed" });
  }
}
