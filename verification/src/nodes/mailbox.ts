import { setTimeout as pause } from "node:timers/promises";
import { mailServer, type MailServer, type ReceivedMail } from "../harness/mail-server.ts";

/** A mail server at one port, which may be away for a while. */
export class Mailbox {
  readonly #port: number;
  readonly #earlier: ReceivedMail[] = [];
  #server: MailServer | null;

  constructor(server: MailServer) {
    this.#server = server;
    this.#port = server.port;
  }

  /** What servers are told of it. */
  get env(): Readonly<Record<string, string>> {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.#port}`,
      MAIL_FROM: "Marquee <no-reply@marquee.example>",
    };
  }

  /** All that it took, also before it was away. */
  get received(): readonly ReceivedMail[] {
    return [...this.#earlier, ...(this.#server?.received ?? [])];
  }

  /** Is away for so many milliseconds: what is on its way arrives, and then nothing listens. */
  async isAwayFor(milliseconds: number): Promise<void> {
    await this.close();
    await pause(milliseconds);
    this.#server = await mailServer({}, this.#port);
  }

  async close(): Promise<void> {
    const server = this.#server;
    await server?.drain();
    this.#earlier.push(...(server?.received ?? []));
    this.#server = null;
  }
}

/** Starts a mailbox at a free port, which it has again after it was away. */
export const openMailbox = async (): Promise<Mailbox> => new Mailbox(await mailServer());
