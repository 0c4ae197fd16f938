import type { Mailer } from "./mailer.ts";

/** Puts mail into the outbox page of the stand-ins' own process, once under each key (MAIL-P7). */
export const remoteMailer = (url: string, bearer: string): Mailer => ({
  send: async ({ key, to, subject, text, link }, signal) => {
    const body = JSON.stringify({ key, to, subject, text, link });
    const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
    try {
      const response = await fetch(url, { method: "POST", headers, body, signal });
      await response.body?.cancel();
      if (response.ok) return { tag: "sent" };
      return { tag: "refused", reason: `the sandbox answers ${response.status}`, lasting: false };
    } catch (error) {
      return { tag: "away", reason: error instanceof Error ? error.message : String(error) };
    }
  },
});
