import type { Flag } from "../wire/field.schema.ts";
import { sectionMessages } from "./messages.ts";

/** The question before a section is switched, and the notices after it (SECTION-S1). */
export const switchMessages = (
  active: Flag,
): { readonly question: string; readonly done: string; readonly failed: string } =>
  active === "Y"
    ? {
        question: sectionMessages.activateQuestion,
        done: sectionMessages.activated,
        failed: sectionMessages.statusFailed,
      }
    : {
        question: sectionMessages.deactivateQuestion,
        done: sectionMessages.deactivated,
        failed: sectionMessages.statusFailed,
      };
