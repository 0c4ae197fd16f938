import { exampleOnboarded, exampleSignUp } from "@marquee/machines/fixtures/example-sign-up";
import { withoutSecrets } from "@marquee/machines/onboarding/stored-sign-up.model";
import { writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";
import { beforeEach, describe, expect, it } from "vitest";
import {
  forget,
  forgetSignedUp,
  remember,
  rememberSignedUp,
  startSignUp,
} from "./sign-up-memory.ts";

beforeEach(forget);

describe("the sign-up that a page begins", () => {
  it("[ONBOARD-M12] looks for nothing stored after a visit on which nothing was typed", () => {
    const first = startSignUp("");
    const second = startSignUp("");
    expect([first.resumes, second.resumes]).toEqual([false, false]);
    expect(second.ids).toEqual(first.ids);
  });

  it("[ONBOARD-M6] begins anew if an earlier version of the page stored something else", () => {
    const { ids } = startSignUp("");
    const data = withoutSecrets(exampleSignUp);
    const typed = { step: "address", data, version: null, sent: null };
    const isRead = (stored: unknown) => {
      writeTabStorage("signUp", JSON.stringify(stored));
      return startSignUp("").ids.draftId === ids.draftId;
    };
    expect(isRead({ ids, data, typed: null })).toBe(true);
    expect(isRead({ ids, data: null, typed })).toBe(true);
    for (const other of [
      "text",
      { ids: { draftId: ids.draftId } },
      { ids, data: { firstName: "Ada" }, typed: null },
      { ids, data: null, typed: { ...typed, step: "companyInfo" } },
      { ids, data: null, typed: { ...typed, data: { ...data, marketPlace: "Canada" } } },
    ])
      expect(isRead(other)).toBe(false);
  });

  it("[ONBOARD-M6] looks for what is stored once something was typed, and with the link of a mail", () => {
    const { ids } = startSignUp("");
    remember({ ids, data: withoutSecrets(exampleSignUp) });
    expect(startSignUp("").resumes).toBe(true);
    expect(startSignUp(`#resume=${"d".repeat(32)}`).resumes).toBe(true);
  });

  it("[ONBOARD-M14] goes on with what was signed up until its last page is left, unless a mail leads to another", () => {
    const onboarded = exampleOnboarded;
    rememberSignedUp({ onboarded, data: withoutSecrets(exampleSignUp) });
    for (const reload of [1, 2])
      expect([reload, startSignUp("")]).toMatchObject([
        reload,
        { resumes: false, signedUp: onboarded, data: { storeName: exampleSignUp.storeName } },
      ]);
    expect(startSignUp(`#resume=${"d".repeat(32)}`)).toMatchObject({
      resumes: true,
      signedUp: null,
    });
    forget();
    forgetSignedUp();
    expect(startSignUp("")).toMatchObject({ resumes: false, signedUp: null, data: null });
  });
});
