import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as the server got it: who the envelope says it is for, and the whole message. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  readonly close: () => Promise<void>;
}

/** A real SMTP server on this machine that keeps what it gets. */
export async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
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
        received.push({ from, to: rcptTo.map(({ address }) => address), message });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
