import type { Flag } from "../wire/field.schema.ts";
import { sectionMessages } from "./messages.ts";

/** What a person is asked before a section is switched, and told after (SECTION-S1). */
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
