import type { Client } from "@marquee/api/client/create-client";
import type { Invitation } from "@marquee/domain/users/user.schema";
import { formMessages } from "@marquee/domain/validation/messages";
import { toProblem } from "@marquee/machines/patterns/problem";
import type { IdentityService } from "../../session/identity-service.ts";
import { identityMessage } from "./identity-code.ts";

/** How the identity service responded to the link of a mail. */
export type LinkResponse =
  | { readonly tag: "good"; readonly email: string }
  | { readonly tag: "refused"; readonly reason: string };

type Open = () => Promise<IdentityService>;

/** Calls the service about a link; a refusal is returned like any other answer. */
async function callLink(call: () => Promise<string>): Promise<LinkResponse> {
  try {
    return { tag: "good", email: await call() };
  } catch (error) {
    return { tag: "refused", reason: identityMessage(error) };
  }
}

// A code works once, and a screen may be rendered twice: the first answer is used by both.
const responses = new Map<string, Promise<LinkResponse>>();
const once = (key: string, call: () => Promise<LinkResponse>): Promise<LinkResponse> => {
  const response = responses.get(key) ?? call();
  responses.set(key, response);
  return response;
};

/** Verifies the e-mail that a link was sent to. */
export const verifyByLink = (open: Open, code: string): Promise<LinkResponse> =>
  once(`verify ${code}`, () =>
    callLink(async () => {
      const service = await open();
      const { email } = await service.readLink(code);
      await service.verifyEmail(code);
      return email;
    }),
  );

/** Whose password a link may change. */
export const readLink = (open: Open, code: string): Promise<LinkResponse> =>
  once(`read ${code}`, () => callLink(async () => (await (await open()).readLink(code)).email));

export type OpenedInvitation =
  | { readonly tag: "good"; readonly invitation: Invitation }
  | { readonly tag: "refused"; readonly reason: string };

const invitations = new Map<string, Promise<OpenedInvitation>>();

/** Opens the link of an invitation (INVITE-2). */
export function openInvitation(
  openClient: () => Promise<Client>,
  token: string,
): Promise<OpenedInvitation> {
  const call = async (): Promise<OpenedInvitation> => {
    try {
      const client = await openClient();
      return { tag: "good", invitation: await client.users.openInvitation({ body: { token } }) };
    } catch (error) {
      return { tag: "refused", reason: toProblem(error, formMessages.broken).message };
    }
  };
  const opened = invitations.get(token) ?? call();
  invitations.set(token, opened);
  return opened;
}

/** Sets the new password. */
export const setPasswordByLink = (
  open: Open,
  code: string,
  password: string,
): Promise<LinkResponse> =>
  callLink(async () => {
    await (await open()).setPassword(code, password);
    return "";
  });
