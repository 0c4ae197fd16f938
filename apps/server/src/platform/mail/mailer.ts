/** A mail in both its forms, ready to be sent. `key` names the fact it reports, the same at every attempt. */
export interface OutgoingMail {
  readonly key: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address of its link, for carriers that show it apart. */
  readonly link: string | null;
}

/** What became of a mail. `lasting`: the same mail would be refused again. `away`: no server took notice of it. */
export type Delivery =
  | { readonly tag: "sent" }
  | { readonly tag: "away"; readonly reason: string }
  | { readonly tag: "refused"; readonly reason: string; readonly lasting: boolean };

/** Carries mail of ours: to an SMTP server in production, to the outbox page in the embedded mode (MAIL-P1, MAIL-P2). */
export interface Mailer {
  readonly send: (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>;
}
