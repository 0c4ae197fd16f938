import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { FastifyBaseLogger } from "fastify";
import type { Tx } from "../database/typed.ts";
import type { Scope } from "../tenancy/scope.ts";

/** What a handler gets of the request besides its decoded input. */
export interface Request {
  readonly scope: Scope;
  readonly now: Date;
  /** The version an edit started from (`If-Match`), or null if the caller sent none. */
  readonly version: number | null;
  /** The origin that the caller used, such as `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** The owner of the connection, as limits count it (network-of.ts). */
  readonly address: string;
  /** Whether the browser asks not to be tracked, by Global Privacy Control or Do Not Track. */
  readonly asksForPrivacy: boolean;
  readonly log: FastifyBaseLogger;
  /** Runs `work` in one transaction under the caller's scope; a `Refusal` rolls it back. */
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface SignedInRequest extends Request {
  readonly user: LoggedUser;
  /** When they signed in, by their token. */
  readonly signedInAt?: Date;
  /** Whether the code of an authenticator app was given, by their token. */
  readonly hasSecondFactor?: boolean;
  /** What the browser says of itself; empty if nothing. */
  readonly userAgent?: string;
}

/** Whether a user has signed in for this request; a public call needs no sign-in. */
export const isSignedIn = (request: Request): request is SignedInRequest => "user" in request;
