import type { Captcha } from "@marquee/domain/onboarding/sign-up.schema";
import type { Listener } from "../patterns/listener.ts";
import type { Problem } from "../patterns/problem.ts";

/** What the sign-up receives: the captcha that the answer belongs to. */
export interface CaptchaIssuedEvent {
  readonly type: "captcha.issued";
  readonly captcha: Captcha;
}

export interface CaptchaInput {
  /** The one that was issued before, whose answer may be right still; null for the first. */
  readonly captcha: Captcha | null;
  readonly owner: Listener<CaptchaIssuedEvent>;
}

export interface CaptchaContext extends CaptchaInput {
  readonly problem: Problem | null;
}

export type CaptchaEvent = { readonly type: "captcha.renewed" };
