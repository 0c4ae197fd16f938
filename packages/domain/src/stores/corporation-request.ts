import type { Issue } from "../validation/rule.ts";
import { isFilled, isMobile, storedMobile } from "../validation/typed-values.ts";
import { storeMessages as messages } from "./messages.ts";

/** What is wrong with the number that the operator is asked to call; none may be given (MAIL-C8). */
export const corporationIssues = (asked: { readonly contactNumber: string }): readonly Issue[] =>
  !isFilled(asked.contactNumber) || isMobile(asked.contactNumber)
    ? []
    : [{ rule: "MAIL-C8", field: "contactNumber", message: messages.mobileInvalid }];

/** The request as it is mailed: the number as its digits, so that one written otherwise is the same request. */
export const readCorporationRequest = <T extends { readonly contactNumber: string }>(
  asked: T,
): T => ({
  ...asked,
  contactNumber: storedMobile(asked.contactNumber),
});
