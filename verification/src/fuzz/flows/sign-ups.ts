import type {
  Captcha,
  Onboarded,
  StoredOnboardingDraft,
} from "@marquee/domain/onboarding/sign-up.schema";
import { signUpData } from "../../harness/sign-up.ts";
import { solveQuestion } from "../../harness/solve-captcha.ts";
import type { FlowPlayer } from "./flow-player.ts";
import type { Step } from "./step.ts";

/** A step of a sign-up, which has no account yet: the server responds to every caller. */
const open = (call: string, body: object): Step => ({ call, input: () => ({ body }) });

/** Signs a company up, from the question about its e-mail to the mail that is sent once more, with a draft between. */
export async function playSignUp(player: FlowPlayer): Promise<void> {
  const companyId = player.newId();
  const draftId = player.newId();
  const data = signUpData(`flow-${player.newId()}`);
  const { password: _secret, captcha: _once, ...stored } = data;
  await player.play(open("onboarding.checkEmail", { email: data.email }));
  const draft = { id: draftId, step: "storeInfo", data: stored } as const;
  const { version } = await player.play<StoredOnboardingDraft>(open("onboarding.saveDraft", draft));
  await player.play({
    call: "onboarding.saveDraft",
    input: () => ({ body: { ...draft, step: "address" }, version }),
  });
  await player.play(open("onboarding.draft", { id: draftId }));
  const captcha = await player.play<Captcha>({ call: "onboarding.captcha", input: () => ({}) });
  const responded = { ...data, captcha: solveQuestion(captcha.alternative) };
  await player.play<Onboarded>(
    open("onboarding.submit", {
      companyId,
      storeId: player.newId(),
      captchaId: captcha.id,
      draftId,
      data: responded,
    }),
  );
  const corrected = { companyId, email: `correct-${data.email}`, password: data.password };
  await player.play(open("onboarding.correctEmail", corrected));
  await player.play(open("onboarding.sendMail", { companyId }));
  await player.play(
    open("onboarding.mailCorporation", {
      corporationId: data.corporationId,
      companyName: data.businessName,
      contactNumber: data.contactNumber,
      email: data.email,
    }),
  );
}
