/** The part of an identity service's code that a person is shown: `auth/wrong-password` → `wrong-password` (SESSION-A3). */
export const providerCode = (code: string): string => code.slice(code.indexOf("/") + 1);
