import { approvalMachines } from "../approval/approval.list.ts";
import { billMachines } from "../bills/bills.list.ts";
import { campaignMachines } from "../campaigns/campaigns.list.ts";
import { catalogMachines } from "../catalog/catalog.list.ts";
import { categoryMachines } from "../categories/categories.list.ts";
import { companyMachines } from "../companies/companies.list.ts";
import { disputeMachines } from "../disputes/disputes.list.ts";
import { patternMachines } from "../forms/forms.list.ts";
import { imageMachines } from "../images/images.list.ts";
import { offerMachines } from "../offers/offers.list.ts";
import { onboardingMachines } from "../onboarding/onboarding.list.ts";
import { outboxMachines } from "../outbox/outbox.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { paymentMachines } from "../payments/payments.list.ts";
import { productMachines } from "../products/products.list.ts";
import { profileMachines } from "../profile/profile.list.ts";
import { reconciliationMachines } from "../reconciliation/reconciliation.list.ts";
import { refundMachines } from "../refunds/refunds.list.ts";
import { roleMachines } from "../roles/roles.list.ts";
import { sectionMachines } from "../sections/sections.list.ts";
import { sessionMachines } from "../session/session.list.ts";
import { storeMachines } from "../stores/stores.list.ts";
import { userMachines } from "../users/users.list.ts";
import { variantMachines } from "../variants/variants.list.ts";

/** Every machine of the product. Charts, generated tests, the command line and the explorer read this list and no other. */
export const MACHINES: readonly ListedMachine[] = [
  ...paymentMachines,
  ...disputeMachines,
  ...refundMachines,
  ...reconciliationMachines,
  ...sessionMachines,
  ...campaignMachines,
  ...offerMachines,
  ...productMachines,
  ...variantMachines,
  ...companyMachines,
  ...categoryMachines,
  ...storeMachines,
  ...approvalMachines,
  ...catalogMachines,
  ...sectionMachines,
  ...userMachines,
  ...roleMachines,
  ...billMachines,
  ...profileMachines,
  ...imageMachines,
  ...onboardingMachines,
  ...outboxMachines,
  ...patternMachines,
];
