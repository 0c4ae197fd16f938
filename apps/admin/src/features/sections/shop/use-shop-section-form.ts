import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { SectionConfiguration } from "@marquee/domain/sections/section.schema";
import { shopSectionRules } from "@marquee/domain/sections/shop-section-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import {
  shopSectionMachine,
  type ShopSectionValues,
} from "@marquee/machines/sections/shop-section.machine";
import type { FormActor } from "../../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../../session/session-context.tsx";

export type ShopSectionForm = FormActor<ShopSectionValues, SectionConfiguration>;

const never = (): Promise<never> =>
  Promise.reject(new Error("what was added to a section is not changed"));

/** The running form of what a section shows of a shop. */
export function useShopSectionForm(values: ShopSectionValues): ShopSectionForm {
  const client = useClient();
  return useEntityForm(shopSectionMachine, {
    id: null,
    values,
    load: never,
    create: (draft) =>
      client.sections.configureShop({
        query: { companyId: draft.companyId },
        body: {
          id: draft.id,
          section: draft.section,
          products: chosenItems(draft),
          type: draft.campaignFor === "product" ? "product" : "offer",
        },
      }),
    update: never,
    rules: (draft) => ruleIssues(shopSectionRules, draft, undefined),
    invalidates: ["sections"],
  });
}
