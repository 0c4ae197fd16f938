/** What became of a request that was sent once. */
export type RequestResult<CallResponse> =
  | { readonly tag: "responded"; readonly response: CallResponse }
  /** There was no response, or 503: whether it had its effect is not known. */
  | { readonly tag: "unknown"; readonly why: string }
  /** Another process works on it; if that one was killed, until its lease has expired. */
  | { readonly tag: "held" }
  /** It took too long, or its answer is none that may be given. */
  | { readonly tag: "wrong"; readonly why: string };

/** An answer as it came: its status, and its body as text. */
export interface RawResponse {
  readonly status: number;
  readonly text: string;
}

/** Sends a request once, and waits so many milliseconds for its answer. */
export async function sendRequest(
  url: string,
  init: Omit<RequestInit, "signal">,
  timeout: number,
): Promise<RequestResult<RawResponse>> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    const text = await response.text();
    if (response.status === 503) return { tag: "unknown", why: text };
    return { tag: "responded", response: { status: response.status, text } };
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      return { tag: "wrong", why: `no answer within ${timeout} ms` };
    return { tag: "unknown", why: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}
