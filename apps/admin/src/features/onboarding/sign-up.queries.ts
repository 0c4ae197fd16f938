import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import { SIGN_UP_LENGTHS } from "@marquee/domain/onboarding/sign-up-lengths";
import { signUpRules } from "@marquee/domain/onboarding/sign-up-rules";
import type {
  Onboarded,
  OnboardingRequest,
  SignUpData,
  StoredOnboardingDraft,
} from "@marquee/domain/onboarding/sign-up.schema";
import { storeInfoRules } from "@marquee/domain/onboarding/store-info-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { StepResponse } from "@marquee/machines/forms/step.model";
import type { SubmitResponse } from "@marquee/machines/onboarding/onboarding.model";
import type {
  SaveDraftResponse,
  SaveDraftRequest,
} from "@marquee/machines/onboarding/stored-sign-up.model";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";
import { levelQuery } from "../categories/categories.queries.ts";
import { geographyQuery } from "../geography/geography.queries.ts";

/** States and cities, as every user may read them. */
export const usePublicGeography = () => useQuery(geographyQuery(useClient()));

/** The main categories, as every user may read them. */
export const usePublicCategories = () => useQuery(levelQuery(useClient(), null));

/** The fields of store info that are looked up while they are typed. */
export type TypedField = "corporationId" | "businessName";

/** Whether another company has a corporation id or a name; none has one that is too long (ONBOARD-W3). */
export async function isTaken(client: Client, field: TypedField, value: string): Promise<boolean> {
  if (value.length > SIGN_UP_LENGTHS[field]) return false;
  return field === "corporationId"
    ? client.companies.corporationIdExists({ params: { corporationId: value } })
    : client.companies.nameExists({ params: { name: value } });
}

/** What is refused of the first step: an e-mail that has a company. */
export async function checkSignUp(client: Client, data: SignUpData): Promise<StepResponse> {
  const { standing } = await client.onboarding.checkEmail({ body: { email: data.email } });
  return ruleIssues(signUpRules, data, { standing });
}

/** What is refused of store info: a corporation id or a name that another company has. */
export async function checkStoreInfo(client: Client, data: SignUpData): Promise<StepResponse> {
  const fields = ["corporationId", "businessName"] as const;
  const found = await Promise.all(
    fields.map((field) => isTaken(client, field, data[field].trim())),
  );
  return ruleIssues(storeInfoRules, data, { taken: fields.filter((_, at) => found[at]) });
}

/** What is stored under a secret id; null if nothing is, any more or at all. */
export async function loadDraft(client: Client, id: string): Promise<StoredOnboardingDraft | null> {
  try {
    return await client.onboarding.draft({ body: { id } });
  } catch (error) {
    if (toFailure(error).tag === "NotFound") return null;
    throw error;
  }
}

/** Stores what was typed; for a stale version the server returns what is stored. */
export async function saveDraft(
  client: Client,
  { version, ...body }: SaveDraftRequest,
): Promise<SaveDraftResponse> {
  try {
    // a page that is closed stores what was typed (ONBOARD-M10)
    const options = { outlivesPage: true, ...(version === null ? {} : { version }) };
    return { tag: "saved", stored: await client.onboarding.saveDraft({ body }, options) };
  } catch (error) {
    if (toFailure(error).tag !== "Conflict") throw error;
    const current = await loadDraft(client, body.id);
    if (current === null) throw error;
    return { tag: "conflicted", current };
  }
}

/** Sends the whole sign-up; what is refused goes to its fields. */
export async function submitSignUp(
  client: Client,
  body: OnboardingRequest,
): Promise<SubmitResponse> {
  try {
    const onboarded: Onboarded = await client.onboarding.submit({ body });
    return { tag: "done", onboarded };
  } catch (error) {
    const { tag, issues } = toFailure(error);
    if ((tag === "Invalid" || tag === "Conflict") && issues) return { tag: "refused", issues };
    throw error;
  }
}
