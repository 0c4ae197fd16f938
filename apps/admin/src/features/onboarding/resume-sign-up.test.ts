import { createClient } from "@marquee/api/client/create-client";
import type { StoredOnboardingDraft } from "@marquee/domain/onboarding/sign-up.schema";
import { exampleSignUp } from "@marquee/machines/fixtures/example-sign-up";
import { withoutSecrets } from "@marquee/machines/onboarding/stored-sign-up.model";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dataResponse, refusalResponse } from "../../testing/serve-calls.ts";
import { resumeSignUp } from "./resume-sign-up.ts";
import { forget, remember, rememberSent, rememberTyped } from "./sign-up-memory.ts";

const ids = { draftId: "d".repeat(32), companyId: "c1", storeId: "s1" };
const data = withoutSecrets(exampleSignUp);
const typeName = (storeName: string) => ({ ...data, storeName });

/** What the server has; a save from another version is a conflict, as it is there. */
let stored: StoredOnboardingDraft | null = null;
const put = (storeName: string, version: number) => {
  stored = {
    step: "storeInfo",
    data: typeName(storeName),
    mailedTo: null,
    updatedOn: "2026-03-01T18:00:00.000Z",
    expiresAt: "2026-03-31T18:00:00.000Z",
    version,
  };
};

/** What the server does: a save from another version than the stored one is a conflict. */
function respond(path: string, body: unknown, version: string | null): Response {
  if (!stored) return refusalResponse({ tag: "NotFound", message: "", reference: "r1" }, 404);
  const { data: sent } = body as { readonly data?: StoredOnboardingDraft["data"] };
  if (sent === undefined) return dataResponse(stored);
  if (version !== `"${stored.version}"` && sent.storeName !== stored.data.storeName)
    return refusalResponse({ tag: "Conflict", message: path, reference: "r2" }, 409);
  put(sent.storeName, stored.version + 1);
  return dataResponse(stored);
}

beforeEach(() => {
  vi.stubGlobal("fetch", async (request: Request | string | URL, init: RequestInit = {}) => {
    const asked =
      request instanceof Request ? request : new Request(new URL(request, "http://x"), init);
    const { pathname } = new URL(asked.url);
    return respond(pathname, await asked.json(), asked.headers.get("if-match"));
  });
});

const client = createClient({ base: () => "/api", token: () => Promise.resolve(null) });
const resume = async () => (await resumeSignUp(client, ids.draftId))?.data.storeName;
const type = (storeName: string, version: number) =>
  rememberTyped(ids, { step: "storeInfo", data: typeName(storeName), version });

beforeEach(() => {
  forget();
  remember({ ids, data: null });
  put("Atelier", 3);
});

describe("a sign-up whose page was left while something was typed", () => {
  it("[ONBOARD-M6] goes on with what was typed and not stored yet, which it stores", async () => {
    type("Atelier Plateau", 3);
    expect(await resume()).toBe("Atelier Plateau");
    expect(stored).toMatchObject({ version: 4, data: { storeName: "Atelier Plateau" } });
  });

  it("[ONBOARD-M6] goes on with what was typed while an earlier part of it was being stored", async () => {
    type("Atelier Pla", 3);
    rememberSent(ids.draftId, typeName("Atelier Pla"));
    type("Atelier Plateau", 3);
    put("Atelier Pla", 4);
    expect(await resume()).toBe("Atelier Plateau");
  });

  it("[ONBOARD-M7] overwrites nothing that another tab or device has stored since", async () => {
    type("Own", 3);
    put("Theirs", 4);
    expect(await resume()).toBe("Theirs");
    expect(stored).toMatchObject({ version: 4 });
  });

  it("[ONBOARD-M6] goes on with what is stored if this tab has typed nothing", async () => {
    expect(await resume()).toBe("Atelier");
  });
});
