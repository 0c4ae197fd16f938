import { mailHtml } from "@marquee/domain/mail/mail-html";
import { mailText, plainLine } from "@marquee/domain/mail/mail-text";
import { Mail } from "@marquee/domain/mail/mail.schema";
import { sentLink } from "@marquee/domain/mail/panel-link";
import { effectOf, lastingFailure, type Effect } from "../outbox/job.ts";
import type { Mailer, OutgoingMail } from "./mailer.ts";

/** One address and nothing else: no list, no name, no space (MAIL-S2). */
const ADDRESS = /^[^\s@,;:<>()"\\[\]]{1,64}@[^\s@,;:<>()"\\[\]]{1,189}$/u;

function outgoing(key: string, { to, replyTo, content }: Mail): OutgoingMail {
  return {
    key,
    to,
    replyTo: replyTo !== null && ADDRESS.test(replyTo) ? replyTo : null,
    subject: plainLine(content.subject),
    text: mailText(content),
    html: mailHtml(content),
    link: content.link?.href ?? null,
  };
}

/** Does jobs of the kind `mail`, in both forms (MAIL-P3). `origin` is where its link leads, or null (MAIL-L1). */
export const sendMail = (mailer: Mailer, origin: () => string | null = () => null): Effect =>
  effectOf(
    Mail,
    "The job holds no mail that this server can read.",
    async (mail, { key, signal }) => {
      if (!ADDRESS.test(mail.to)) return lastingFailure("The recipient is no e-mail address.");
      const content = { ...mail.content, link: sentLink(mail.content.link, origin()) };
      const delivery = await mailer.send(outgoing(key, { ...mail, content }), signal);
      if (delivery.tag === "sent") return { tag: "done" };
      return delivery.tag === "away" ? delivery : { ...delivery, tag: "failed" };
    },
  );
