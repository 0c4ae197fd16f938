import type { Category } from "@marquee/domain/categories/category.schema";
import type { OnboardingStep, SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import { hoursText } from "@marquee/domain/stores/open-hours";
import type { GeographyIndex } from "../geography/geography-index.ts";

/** What each step is called, and what it asks. */
export const STEPS: readonly {
  readonly step: OnboardingStep;
  readonly title: string;
  readonly about: string;
}[] = [
  { step: "signUp", title: "Sign up", about: "Who you are" },
  { step: "storeInfo", title: "Store info", about: "Company, store and branch" },
  { step: "chooseCategory", title: "Category", about: "What you sell" },
  { step: "address", title: "Business address", about: "Where the company is registered" },
  { step: "personalInfo", title: "Personal info", about: "Owner, hours, agreement" },
  { step: "confirmation", title: "Confirmation", about: "Verify your email" },
];

/** What ids are shown as; left out while the lists are on their way. */
export interface Names {
  readonly geography?: GeographyIndex | undefined;
  readonly categories?: readonly Category[] | undefined;
}

/** What was entered in a step, in a line. */
export function stepSummary(
  step: OnboardingStep,
  data: SignUpData,
  { geography, categories }: Names,
): string {
  switch (step) {
    case "signUp":
      return data.email;
    case "storeInfo":
      return data.storeName;
    case "chooseCategory":
      return categories?.find(({ id }) => id === data.mainCategory)?.name ?? "";
    case "address":
      return [data.street, geography?.cityById.get(data.city)?.name].filter(Boolean).join(", ");
    case "personalInfo":
      return [
        data.ownerName,
        hoursText({ from: data.operatingHoursFrom, to: data.operatingHoursTo }),
      ].join(", ");
    case "confirmation":
      return "";
  }
}
