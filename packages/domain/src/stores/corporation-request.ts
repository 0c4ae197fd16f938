import type { Issue } from "../validation/rule.ts";
import { isFilled, isMobile, storedMobile } from "../validation/typed-values.ts";
import { storeMessages as messages } from "./messages.ts";

interface CorporationRequest {
  readonly companyName: string;
  readonly contactNumber: string;
}

/** What is wrong with the request: the company has to be named (MAIL-C10), and a number to call, if one is given, is one (MAIL-C8). */
export const corporationIssues = ({
  companyName,
  contactNumber,
}: CorporationRequest): readonly Issue[] => [
  ...(isFilled(companyName)
    ? []
    : [{ rule: "MAIL-C10", field: "companyName", message: messages.companyNameMissing }]),
  ...(!isFilled(contactNumber) || isMobile(contactNumber)
    ? []
    : [{ rule: "MAIL-C8", field: "contactNumber", message: messages.mobileInvalid }]),
];

/** The request as it is mailed: the number as its digits, so that one written otherwise is the same request. */
export const readCorporationRequest = <T extends { readonly contactNumber: string }>(
  asked: T,
): T => ({
  ...asked,
  contactNumber: storedMobile(asked.contactNumber),
});
