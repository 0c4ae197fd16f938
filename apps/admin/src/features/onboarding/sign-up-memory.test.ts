import { exampleSignUp } from "@marquee/machines/fixtures/example-sign-up";
import { withoutSecrets } from "@marquee/machines/onboarding/stored-sign-up.model";
import { beforeEach, describe, expect, it } from "vitest";
import { forget, remember, startSignUp } from "./sign-up-memory.ts";

beforeEach(forget);

describe("the sign-up that a page begins", () => {
  it("[ONBOARD-M12] looks for nothing stored after a visit on which nothing was typed", () => {
    const first = startSignUp("");
    const second = startSignUp("");
    expect([first.resumes, second.resumes]).toEqual([false, false]);
    expect(second.ids).toEqual(first.ids);
  });

  it("[ONBOARD-M6] looks for what is stored once something was typed, and with the link of a mail", () => {
    const { ids } = startSignUp("");
    remember({ ids, data: withoutSecrets(exampleSignUp) });
    expect(startSignUp("").resumes).toBe(true);
    expect(startSignUp(`#resume=${"d".repeat(32)}`).resumes).toBe(true);
  });
});
