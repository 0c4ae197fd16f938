import type { Captcha } from "@marquee/domain/onboarding/sign-up.schema";
import { assign, setup } from "xstate";
import { readError } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { toProblem, type ActorFailure } from "../patterns/problem.ts";
import type { CaptchaContext, CaptchaEvent, CaptchaInput } from "./captcha.model.ts";

/** A captcha may be answered for five minutes; another one is there shortly before (ONBOARD-M8). */
const CAPTCHA_LIFETIME = 290_000;

/** The captcha of a sign-up: fetched, shown, and another one on demand or when its time is over (ONBOARD-M8). */
const machine = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
    meta: {} as { title: string },
  },
  actors: { issueCaptcha: callNotProvided<Captcha, void>("issueCaptcha") },
  guards: { wasIssued: ({ context }) => context.captcha !== null },
  actions: {
    setCaptcha: assign((_, { captcha }: { captcha: Captcha }) => ({ captcha, problem: null })),
    setProblem: assign((_, { error }: ActorFailure) => ({
      captcha: null,
      problem: toProblem(error),
    })),
    clearProblem: assign({ problem: null }),
    sendIssued: ({ context }, { captcha }: { captcha: Captcha }) =>
      context.owner.send({ type: "captcha.issued", captcha }),
  },
  delays: { captchaLifetime: CAPTCHA_LIFETIME },
}).createMachine({
  id: "captcha",
  description: "A captcha: fetched, shown until its time is over, and fetched anew.",
  context: ({ input }) => ({ ...input, problem: null }),
  initial: "opening",
  on: {
    "captcha.renewed": {
      target: ".loading",
      reenter: true,
      actions: "clearProblem",
      description: "The user asks for another one.",
    },
  },
  states: {
    opening: {
      description: "One that was issued before is shown again; the first is fetched.",
      meta: { title: "Opening" },
      always: [{ guard: "wasIssued", target: "shown" }, { target: "loading" }],
    },
    loading: {
      description: "The server makes a captcha; the image before it stays until then.",
      meta: { title: "Fetching" },
      invoke: {
        id: "issueCaptcha",
        src: "issueCaptcha",
        onDone: {
          target: "shown",
          actions: [
            { type: "setCaptcha", params: ({ event }) => ({ captcha: event.output }) },
            { type: "sendIssued", params: ({ event }) => ({ captcha: event.output }) },
          ],
        },
        onError: { target: "failed", actions: { type: "setProblem", params: readError } },
      },
    },
    shown: {
      description:
        "The image shows, or its question. After five minutes another one comes by itself.",
      meta: { title: "Shown" },
      after: { captchaLifetime: "loading" },
    },
    failed: {
      description: "There is no captcha to solve; the user sees why, and can ask again.",
      meta: { title: "No captcha" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of what invokes it would repeat the whole of it. */
export interface CaptchaMachine extends Inferred {}

export const captchaMachine: CaptchaMachine = machine;
