import { encodeEmail } from "@marquee/api/http/path";
import { DEMONSTRATION_PASSWORD } from "@marquee/domain/session/demonstration-accounts";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";

const EMAIL = "merchant@marquee.test";
const SIGN_IN = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded";

/** Somebody who makes offers in a branch of theirs. */
export interface Seller {
  readonly headers: Readonly<Record<string, string>>;
  readonly path: string;
  readonly companyId: string;
  readonly storeId: string;
}

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Signs the demonstration's merchant in, and finds a branch of theirs. */
export async function signInSeller(origin: string): Promise<Seller> {
  const json = { "content-type": "application/json" };
  const body = { email: EMAIL, password: DEMONSTRATION_PASSWORD, returnSecureToken: true };
  const { idToken } = await ask<{ idToken: string }>(`${origin}${SIGN_IN}`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(body),
  });
  const headers = { ...json, authorization: `Bearer ${idToken}` };
  const session = await ask<{ data: { companyId: string } }>(`${origin}/api/session`, { headers });
  const { companyId } = session.data;
  const stores = await ask<{ data: readonly { id: string }[] }>(
    `${origin}/api/stores/getStoreByCompany/${companyId}`,
    { headers },
  );
  const storeId = stores.data[0]?.id;
  if (storeId === undefined) throw new Error("the demonstration's merchant has no branch");
  return { headers, companyId, storeId, path: `/api/offers/${encodeEmail(EMAIL)}` };
}

/** What becomes of an offer that is sent once. */
export type Told =
  | { readonly tag: "made" }
  /** Nobody answered, or nobody could for now: whether it was made is not known. */
  | { readonly tag: "unknown"; readonly why: string }
  | { readonly tag: "wrong"; readonly why: string };

/** Sends an offer once to one server. */
export async function sendOffer(
  origin: string,
  seller: Seller,
  draft: OfferDraft,
  patience: number,
): Promise<Told> {
  try {
    const answer = await fetch(`${origin}${seller.path}`, {
      method: "POST",
      headers: seller.headers,
      body: JSON.stringify(draft),
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (answer.status === 503) return { tag: "unknown", why: text };
    if (answer.status !== 200) return { tag: "wrong", why: `${answer.status} ${text}` };
    const { data } = JSON.parse(text) as { data: { id: string; heading: string } };
    return data.id === draft.id && data.heading === draft.heading
      ? { tag: "made" }
      : { tag: "wrong", why: `answers another offer: ${text}` };
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      return { tag: "wrong", why: `no answer within ${patience} ms` };
    return { tag: "unknown", why: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}

/** The offer of a number: the same on every call, so that a repetition is one. */
export const draftOf = (
  { companyId, storeId }: Seller,
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
