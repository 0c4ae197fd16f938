import type { Contract } from "@marquee/api/contract/contract";
import type { Call, Input, Output, StreamCall } from "@marquee/api/http/call";
import type { Tx } from "../database/typed.ts";
import type { Refusal } from "../refusal/refusal.ts";
import type { Request, SignedInRequest } from "./request.ts";

/** A file as it arrived: bytes within the call's limit. Its type is sniffed, never believed. */
export interface Upload {
  readonly bytes: Buffer;
  readonly name: string;
}

type RequestOf<C extends Call> = C["access"] extends "public" ? Request : SignedInRequest;

/** Reads the file of a call and does something with it; until then not a byte of it is taken. */
export type WithFile = <T>(use: (file: Upload) => Promise<T>) => Promise<T | Refusal>;

/** Server-side input: a query is always there, perhaps empty; the handler reads a file when it needs it. */
export type HandlerInput<C extends Call> = Omit<Input<C>, "file" | "query"> & {
  readonly query: NonNullable<Input<C> extends { query?: infer Q } ? Q : object>;
} & (C extends { file: object } ? { readonly withFile: WithFile } : unknown);

/** A page to stream instead of JSON, for calls that produce another content type. */
export interface Document {
  readonly bytes: Buffer;
  readonly filename: string;
}

type Result<C extends Call> = C extends { produces: string } ? Document : Output<C>;

export type Handler<C extends Call> = (
  input: HandlerInput<C>,
  request: RequestOf<C>,
) => Promise<Result<C> | Refusal>;

/** The names of a noun's calls that are request and response: a stream and what is signed are mounted apart. */
type Handled<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends StreamCall | { readonly access: "signed" }
    ? never
    : Name;
}[keyof Calls];

/** The handlers of one noun. */
export type HandlersOf<Noun extends keyof Contract> = {
  readonly [Name in Handled<Contract[Noun]>]: Contract[Noun][Name] extends Call
    ? Handler<Contract[Noun][Name]>
    : never;
};

/** The handlers of every noun: it does not compile without that of a call. */
export type Handlers = {
  readonly [
    Noun in keyof Contract as Handled<Contract[Noun]> extends never ? never : Noun
  ]: HandlersOf<Noun>;
};

/** A handler that is one transaction: the usual kind. Only calls to a provider do without. */
export const inTransaction =
  <I, R extends Request, T>(work: (input: I, request: R & { readonly tx: Tx }) => Promise<T>) =>
  (input: I, request: R): Promise<T> =>
    request.transaction((tx) => work(input, { ...request, tx }));
