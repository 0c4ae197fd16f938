import { createHash } from "node:crypto";
import { createTransport } from "nodemailer";
import type { SmtpOptions } from "../config/read-smtp.ts";
import type { Delivery, Mailer, OutgoingMail } from "./mailer.ts";

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** The same id for the same fact at every attempt, so that a mail that is sent twice is shown once (MAIL-P3). */
function toMessageId(key: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return `<${createHash("sha256").update(key).digest("hex").slice(0, 40)}@${domain}>`;
}

const responseCodeOf = (error: object): number =>
  "responseCode" in error ? Number(error.responseCode) : 0;

/** A server that refuses the recipient or the content for good; any other error may pass, or be fixed on our side. */
function isLasting(error: object): boolean {
  const code = responseCodeOf(error);
  const command = "command" in error ? error.command : "";
  return code >= 500 && code < 600 && code !== 503 && (command === "RCPT TO" || command === "DATA");
}

/** The reply by which a server says at any command that it closes: it stops, or has too many connections (RFC 5321, 3.8). */
const NOT_AVAILABLE = 421;

/** The error codes of Node when no server is at the other end. */
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EDNS",
]);

/** Whether the server was not reached or not available, which says nothing of the mail (MAIL-P5). */
function isAway(error: object): boolean {
  if (responseCodeOf(error) === NOT_AVAILABLE) return true;
  const code = "code" in error ? String(error.code) : "";
  const cause = "errno" in error || "syscall" in error || code === "EDNS" || code === "ETIMEDOUT";
  const isFirst = "command" in error && error.command === "CONN";
  return isFirst && (UNREACHABLE.has(code) || (code === "ESOCKET" && cause));
}

function refusal(error: unknown): Delivery {
  const reason = error instanceof Error ? error.message : String(error);
  if (typeof error !== "object" || error === null)
    return { tag: "refused", reason, lasting: false };
  if (isAway(error)) return { tag: "away", reason };
  return { tag: "refused", reason, lasting: isLasting(error) };
}

/** Sends mail to an SMTP server, one connection for each (MAIL-P1, MAIL-S1). `from`: `Marquee <no-reply@marquee.example>`. */
export function smtpMailer(options: SmtpOptions, from: string): Mailer {
  const transport = createTransport({
    ...options,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const send = ({ key, to, replyTo, ...mail }: OutgoingMail, signal: AbortSignal) =>
    transport.sendMail({
      from,
      // As objects: an address is never read as a list of them.
      to: { name: "", address: to },
      ...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: toMessageId(key, from),
      headers: { "Auto-Submitted": "auto-generated" },
      signal,
    });
  return {
    send: (mail, signal) => send(mail, signal).then(() => ({ tag: "sent" }) as const, refusal),
  };
}
