import { capMobile } from "../validation/typed-values.ts";

/**
 * What a phone field of sign-up makes of what is typed or pasted: its digits, without the country code of North America,
 * cut at ten (ONBOARD-M1). `+1 (416) 555-0199` becomes 4165550199.
 */
export function typedMobile(typed: string): string {
  const digits = typed.replaceAll(/\D/gu, "");
  const hasCode = digits.length > 10 && digits.startsWith("1");
  return capMobile(hasCode ? digits.slice(1) : digits);
}
