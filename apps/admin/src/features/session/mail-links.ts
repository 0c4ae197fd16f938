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
