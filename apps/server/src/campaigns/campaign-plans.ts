import type { Contract } from "@marquee/api/contract/contract";
import { and, eq } from "drizzle-orm";
import { defineList } from "../platform/lists/define-list.ts";
import { campaignPlan } from "../schema/schema.ts";

const FIELDS = {
  id: campaignPlan.id,
  price: campaignPlan.price,
  days: campaignPlan.days,
} as const;

/** The plans that can be chosen for offers or products, the shortest first by default (CAMP-L3). */
export const listPlans = defineList<Contract["campaigns"]["plans"]>({
  from: campaignPlan,
  id: campaignPlan.id,
  select: (tx) => tx.select(FIELDS).from(campaignPlan),
  tenantFilter: "none",
  filters: {
    type: (type) => and(eq(campaignPlan.campaignFor, type), eq(campaignPlan.active, "Y")),
  },
  sorts: FIELDS,
  sortedBy: "days",
  search: [],
});
