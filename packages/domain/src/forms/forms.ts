import { sendBackFields, sendBackRules } from "../approval/send-back.ts";
import { rejectionFields, rejectionRules } from "../bills/bill-rejection.ts";
import { flyerPlanFields, flyerPlanRules } from "../campaigns/flyer/flyer-plan-rules.ts";
import { mapProductsFields, mapProductsRules } from "../campaigns/promotion/map-products-rules.ts";
import {
  promoteOfferAreaFields,
  promoteOfferAreaRules,
} from "../campaigns/promotion/promote-offer-area-rules.ts";
import {
  promoteOfferPlanFields,
  promoteOfferPlanRules,
} from "../campaigns/promotion/promote-offer-plan-rules.ts";
import {
  keywordFields,
  keywordListFields,
  keywordListRules,
  keywordRules,
} from "../campaigns/sponsored/keyword-rules.ts";
import {
  sponsoredCampaignFields,
  sponsoredCampaignRules,
} from "../campaigns/sponsored/sponsored-campaign-rules.ts";
import {
  sponsoredTermsFields,
  sponsoredTermsRules,
} from "../campaigns/sponsored/sponsored-terms-rules.ts";
import { categoryFields, categoryRules } from "../categories/category-rules.ts";
import {
  companyFields,
  companyLogoFields,
  companyLogoRules,
  companyRules,
} from "../companies/company-rules.ts";
import { disputeFields, disputeRules } from "../disputes/dispute-rules.ts";
import { offerFields, offerRules } from "../offers/offer-rules.ts";
import { signUpFields, signUpRules } from "../onboarding/sign-up-rules.ts";
import {
  personalInfoStepFields,
  personalInfoStepRules,
  storeInfoStepFields,
  storeInfoStepRules,
} from "../onboarding/step-rules.ts";
import { promocodeFields, promocodeRules } from "../payments/promocode.ts";
import { savedCardFields, savedCardRules } from "../payments/saved-cards.ts";
import { productFields, productRules } from "../products/product-rules.ts";
import { profileFields, profileRules } from "../profile/profile-rules.ts";
import { differenceFields, differenceRules } from "../reconciliation/difference-rules.ts";
import { refundFields, refundRules } from "../refunds/refund-rules.ts";
import { dateRangeFields, dateRangeRules } from "../reports/date-range.ts";
import { roleFields, roleRules } from "../roles/role-rules.ts";
import {
  sectionListFields,
  sectionListRules,
  sectionRowFields,
  sectionRowRules,
} from "../sections/section-row-rules.ts";
import { sectionFields, sectionRules } from "../sections/section-rules.ts";
import { shopSectionFields, shopSectionRules } from "../sections/shop-section-rules.ts";
import { branchFields, branchRules } from "../stores/branch-rules.ts";
import { storeCategoryFields, storeCategoryRules } from "../stores/store-category-rules.ts";
import { storePolicyFields, storePolicyRules } from "../stores/store-policy-rules.ts";
import {
  storeAddressFields,
  storeAddressRules,
  storeReachFields,
  storeReachRules,
} from "../stores/store-steps.ts";
import {
  correctedAddressFields,
  correctedAddressRules,
} from "../undelivered/corrected-address-rules.ts";
import { inviteUsersFields, inviteUsersRules } from "../users/invite-users-rules.ts";
import { userFields, userRules } from "../users/user-rules.ts";
import type { Issue } from "../validation/rule.ts";
import { variantRules } from "../variants/variant-rules.ts";
import { viewFields, viewRules } from "../views/view-rules.ts";
import { form, type Form } from "./form.ts";

/** Every form there is. The command line, the server and the help pages find rules here. */
export const FORMS = {
  offer: form(offerFields, offerRules),
  product: form(productFields, productRules),
  variant: form(productFields, variantRules),
  user: form(userFields, userRules),
  "invite-users": form(inviteUsersFields, inviteUsersRules),
  role: form(roleFields, roleRules),
  "sign-up": form(signUpFields, signUpRules),
  "store-info": form(storeInfoStepFields, storeInfoStepRules),
  address: form(storeAddressFields, storeAddressRules),
  "personal-info": form(personalInfoStepFields, personalInfoStepRules),
  branch: form(branchFields, branchRules),
  "store-category": form(storeCategoryFields, storeCategoryRules),
  "store-manager": form(storeReachFields, storeReachRules),
  "store-policy": form(storePolicyFields, storePolicyRules),
  company: form(companyFields, companyRules),
  "company-logo": form(companyLogoFields, companyLogoRules),
  category: form(categoryFields, categoryRules),
  profile: form(profileFields, profileRules),
  "flyer-plan": form(flyerPlanFields, flyerPlanRules),
  "promote-offer-plan": form(promoteOfferPlanFields, promoteOfferPlanRules),
  "promote-offer-area": form(promoteOfferAreaFields, promoteOfferAreaRules),
  "map-products": form(mapProductsFields, mapProductsRules),
  "sponsored-campaign": form(sponsoredCampaignFields, sponsoredCampaignRules),
  "sponsored-terms": form(sponsoredTermsFields, sponsoredTermsRules),
  keyword: form(keywordFields, keywordRules),
  keywords: form(keywordListFields, keywordListRules),
  section: form(sectionFields, sectionRules),
  "section-row": form(sectionRowFields, sectionRowRules),
  "section-rows": form(sectionListFields, sectionListRules),
  "shop-section": form(shopSectionFields, shopSectionRules),
  "bill-rejection": form(rejectionFields, rejectionRules),
  dispute: form(disputeFields, disputeRules),
  "send-back": form(sendBackFields, sendBackRules),
  "corrected-address": form(correctedAddressFields, correctedAddressRules),
  refund: form(refundFields, refundRules),
  difference: form(differenceFields, differenceRules),
  "date-range": form(dateRangeFields, dateRangeRules),
  promocode: form(promocodeFields, promocodeRules),
  "saved-card": form(savedCardFields, savedCardRules),
  "saved-view": form(viewFields, viewRules),
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof FORMS;

export const FORM_NAMES = Object.keys(FORMS).filter(isFormName);

/** Whether a text names a form. */
export function isFormName(text: string): text is FormName {
  return Object.hasOwn(FORMS, text);
}

/** Every rule of every form, with the form it belongs to. */
export const allRules = (): readonly (Issue & { readonly form: FormName })[] =>
  FORM_NAMES.flatMap((name) => FORMS[name].rules.map((rule) => ({ ...rule, form: name })));
