import { providerCode } from "@marquee/domain/session/sign-in";
import { formMessages } from "@marquee/domain/validation/messages";

/** The identity service's code of a refusal, such as `auth/invalid-credential`; null for any other error. */
export const identityCode = (error: unknown): string | null =>
  typeof error === "object" &&
  error !== null &&
  "code" in error &&
  typeof error.code === "string" &&
  error.code.startsWith("auth/")
    ? error.code
    : null;

/** The message for the person: the service's code after the slash, else the error's own. */
export const identityMessage = (error: unknown): string => {
  const code = identityCode(error);
  if (code !== null) return providerCode(code);
  return error instanceof Error ? error.message : formMessages.broken;
};
