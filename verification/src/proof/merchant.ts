import { encodeEmail } from "@marquee/api/http/path";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import { DEMONSTRATION_PASSWORD } from "@marquee/domain/session/demonstration-accounts";
import { sendRequest, type RequestResult } from "./send-request.ts";

const EMAIL = "merchant@marquee.test";
const SIGN_IN = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded";

/** A signed-in user who keeps offers in a branch of theirs. */
export interface Merchant {
  readonly headers: Readonly<Record<string, string>>;
  readonly email: string;
  readonly companyId: string;
  readonly storeId: string;
}

async function fetchJson<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Signs a user of the demonstration in; returns the headers of their requests. */
export async function signInAs(
  origin: string,
  email: string,
): Promise<Readonly<Record<string, string>>> {
  const json = { "content-type": "application/json" };
  const body = { email, password: DEMONSTRATION_PASSWORD, returnSecureToken: true };
  const { idToken } = await fetchJson<{ idToken: string }>(`${origin}${SIGN_IN}`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(body),
  });
  return { ...json, authorization: `Bearer ${idToken}` };
}

/** Signs the demonstration's merchant in, and finds a branch of theirs. */
export async function signInMerchant(origin: string): Promise<Merchant> {
  const headers = await signInAs(origin, EMAIL);
  const session = await fetchJson<{ data: { companyId: string } }>(`${origin}/api/session`, {
    headers,
  });
  const { companyId } = session.data;
  const stores = await fetchJson<{ data: readonly { id: string }[] }>(
    `${origin}/api/stores/getStoreByCompany/${companyId}`,
    { headers },
  );
  const storeId = stores.data[0]?.id;
  if (storeId === undefined) throw new Error("the demonstration's merchant has no branch");
  return { headers, email: EMAIL, companyId, storeId };
}

/** Sends an offer once to one server; "responded" if it was made as it was sent. */
export async function sendOffer(
  origin: string,
  { headers, email }: Merchant,
  draft: OfferDraft,
  timeout: number,
): Promise<RequestResult<"made">> {
  const url = `${origin}/api/offers/${encodeEmail(email)}`;
  const init = { method: "POST", headers, body: JSON.stringify(draft) };
  const result = await sendRequest(url, init, timeout);
  if (result.tag !== "responded") return result;
  const { status, text } = result.response;
  if (status !== 200) return { tag: "wrong", why: `${status} ${text}` };
  const { data } = JSON.parse(text) as { data: { id: string; heading: string } };
  return data.id === draft.id && data.heading === draft.heading
    ? { tag: "responded", response: "made" }
    : { tag: "wrong", why: `answers another offer: ${text}` };
}

/** The offer of an id and a heading: the same on every call, so that a repetition is one. */
export const toOfferDraft = (
  { companyId, storeId }: Merchant,
  id: string,
  heading: string,
): OfferDraft => ({
  id,
  type: "Offer",
  companyId,
  storeId,
  heading,
  subHeading: "Made while processes were killed",
  description: "Woven by hand.",
  vendorUrl: "https://maple.example/throws",
  marketPlace: ["Canada"],
  categories: [],
  fullImage: null,
  isPrimary: "N",
  products: [],
});
