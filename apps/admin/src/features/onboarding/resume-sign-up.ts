import type { Client } from "@marquee/api/client/create-client";
import type { StoredOnboardingDraft } from "@marquee/domain/onboarding/sign-up.schema";
import { sameValue } from "@marquee/machines/forms/same-value";
import { readTyped, type TypedSignUp } from "./sign-up-memory.ts";
import { loadDraft, saveDraft } from "./sign-up.queries.ts";

/** Stores what was typed before a reload, unless another tab or device has stored something since. */
async function storeTyped(
  client: Client,
  id: string,
  { step, data, version, sent }: TypedSignUp,
): Promise<StoredOnboardingDraft> {
  const response = await saveDraft(client, { id, step, data, version });
  if (response.tag === "saved") return response.stored;
  const { current } = response;
  if (sent === null || !sameValue(current.data, sent)) return current;
  // the stored draft is an earlier part of what was typed, whose response was lost
  const again = await saveDraft(client, { id, step, data, version: current.version });
  return again.tag === "saved" ? again.stored : again.current;
}

/** What a sign-up goes on with: what is stored, and what this tab had typed when its page was left (ONBOARD-M6). */
export async function resumeSignUp(
  client: Client,
  id: string,
): Promise<StoredOnboardingDraft | null> {
  const stored = await loadDraft(client, id);
  const typed = readTyped(id);
  return stored === null || typed === null ? stored : storeTyped(client, id, typed);
}
