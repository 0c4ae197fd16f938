import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as the server got it: who the envelope says it is for, and the whole message. */
export interface ReceivedMail {
  /** When it was taken, in milliseconds. */
  readonly at: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Takes no more connections, and resolves once those that it has are over. */
  readonly drain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A real SMTP server on this machine that keeps what it gets, at a free port or one of its own. */
export async function mailServer(
  options: SMTPServerOptions = {},
  ownPort = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = mailFrom ? mailFrom.address : "";
        const message = Buffer.concat(chunks).toString("utf8");
        const to = rcptTo.map(({ address }) => address);
        received.push({ at: Date.now(), from, to, message });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(ownPort, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    drain: () => new Promise((resolve) => server.server.close(() => resolve())),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
