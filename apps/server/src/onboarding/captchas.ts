import {
  CAPTCHA_MINUTES,
  CAPTCHA_CHARACTERS,
  CAPTCHA_LENGTH,
  captchaQuestion,
  normalizeCaptcha,
} from "@marquee/domain/onboarding/captcha-question";
import type { Captcha } from "@marquee/domain/onboarding/sign-up.schema";
import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import { FULL, limitedWork } from "../platform/computing/limited-work.ts";
import { type Refusal, unavailable } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { captchaImage, type Random } from "./captcha-image.ts";
import { findCaptcha, insertCaptcha, sweepCaptchas, useCaptcha } from "./draft-queries.ts";

/** How long a captcha may be answered (ONBOARD-P1). */
const VALID_FOR = CAPTCHA_MINUTES * 60 * 1000;

/** A captcha takes some 20 ms and has a turn of its own: it never waits for images that persons without an account send. */
const captchaWork = limitedWork({ atOnce: 1, waiting: 32 });

const STEPS = 1_000_000;
const random: Random = (from, to) => from + ((to - from) * randomInt(STEPS)) / STEPS;

const newResponse = (): string =>
  Array.from(
    { length: CAPTCHA_LENGTH },
    () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)],
  ).join("");

/** The digest of id and answer together: an answer is of use for its own captcha alone. */
const textDigest = (id: string, text: string): string =>
  createHash("sha256")
    .update(`${id} ${normalizeCaptcha(text)}`)
    .digest("hex");

/** Makes a captcha; what it shows leaves the server as an image and as a question only (ONBOARD-P1, ONBOARD-P2). */
export async function issueCaptcha(pool: pg.Pool, now: Date): Promise<Captcha | Refusal> {
  const id = randomBytes(16).toString("hex");
  const text = newResponse();
  const image = await captchaWork(() => captchaImage(text, random));
  if (image === FULL) return unavailable("Too many people ask for a captcha right now.");
  const expiresAt = new Date(now.getTime() + VALID_FOR).toISOString();
  await withScope(pool, SYSTEM, async (tx) => {
    await insertCaptcha(tx, {
      id,
      answerHash: textDigest(id, text),
      createdOn: now.toISOString(),
      expiresAt,
    });
    await sweepCaptchas(tx, now);
  });
  return { id, image, alternative: captchaQuestion(text, () => randomInt(2) === 0), expiresAt };
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What an answer is: one to a captcha whose time is over says nothing about what was typed (ONBOARD-P4). */
type CaptchaResult = "right" | "wrong" | "over";

/**
 * Whether an answer is right, and uses the captcha up either way. The transaction is its own, so that no refusal of
 * what follows makes it unused again. A right answer stays right for the company sent with it (ONBOARD-P3, ONBOARD-P4).
 */
export const solveCaptcha = (
  pool: pg.Pool,
  now: Date,
  given: { readonly id: string; readonly text: string; readonly companyId: string },
): Promise<CaptchaResult> =>
  withScope(pool, SYSTEM, async (tx) => {
    const captcha = await findCaptcha(tx, given.id);
    // an expired captcha is removed some time later: a missing one counts as expired
    if (!captcha || captcha.expiresAt <= now.toISOString()) return "over";
    const isRight = isSame(captcha.answerHash, textDigest(given.id, given.text));
    if (captcha.usedOn !== null)
      return isRight && captcha.usedBy === given.companyId ? "right" : "wrong";
    await useCaptcha(tx, given.id, {
      usedOn: now.toISOString(),
      usedBy: isRight ? given.companyId : null,
    });
    return isRight ? "right" : "wrong";
  });
