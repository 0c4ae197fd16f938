import type { FastifyBaseLogger } from "fastify";
import type { Mode } from "./modes/mode.ts";
import { mailNotification } from "./notifications/mail-notification.ts";
import { signUpEffects } from "./onboarding/sign-up-effects.ts";
import { cardEffects } from "./payments/cards/forget-card.ts";
import { mailOrigin } from "./platform/mail/mail-origin.ts";
import { sendMail } from "./platform/mail/send-mail.ts";
import { outboxWorker } from "./platform/outbox/worker.ts";
import type { Services } from "./services.ts";
import { userEffects } from "./users/user-effects.ts";
import type { WorkMetrics } from "./work-metrics.ts";

export interface OutboxParts {
  readonly services: Services;
  readonly mode: Mode;
  readonly work: WorkMetrics;
}

/** Works on what calls left to be done after them: mails, and what other services are told. */
export function startOutbox({
  services,
  mode,
  work,
  log,
}: OutboxParts & { readonly log: FastifyBaseLogger }) {
  const { config, pool, clock, limits, ending, origin } = services;
  const mail = sendMail(mode.mailer, () => mailOrigin(config, origin(), origin()));
  return outboxWorker({
    onResult: work.onResult,
    pool,
    clock,
    effects: {
      mail,
      notificationMail: mailNotification({ sendMail: mail, limits }),
      ...cardEffects(services.cards),
      ...userEffects(services),
      ...signUpEffects(services),
    },
    log,
    ending,
  });
}
