import type { Mailer } from "./mailer.ts";

type Deliver = (mail: {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}) => Promise<void>;

/** Puts mail into the outbox page of the embedded mode, once under each key (MAIL-P2). */
export const sandboxMailer = (deliver: Deliver): Mailer => ({
  send: async ({ key, to, subject, text, link }) => {
    await deliver({ key, to, subject, text, ...(link === null ? {} : { link }) });
    return { tag: "sent" };
  },
});
