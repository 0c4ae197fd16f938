/** What a call says beside who makes it. The e-mail of a path is the caller's own. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: Buffer;
  readonly version?: number;
  /** The secret that a delivery is signed with. */
  readonly secret?: string;
}
