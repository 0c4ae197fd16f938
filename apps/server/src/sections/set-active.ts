import { sectionMessages } from "@marquee/domain/sections/messages";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { conflict, Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { countCampaigns, sectionRecord } from "./queries.ts";

interface Change {
  readonly id: string;
  readonly active: Flag;
  /** How many campaigns the caller saw in the section; undefined where they did not say. */
  readonly campaigns?: number | undefined;
}

/** Activates or deactivates a section; one that is so already stays as it is (SECTION-T5, SECTION-T6). */
export async function setActive(
  work: Work,
  { id, active, campaigns }: Change,
): Promise<"Success" | Refusal> {
  const stored = await sectionRecord.lock(work, id);
  if (stored instanceof Refusal) return stored;
  if (stored.active === active) return "Success";
  if (campaigns !== undefined) {
    const { offer, product } = await countCampaigns(work, id);
    if (offer + product !== campaigns) return conflict(sectionMessages.campaignsChanged);
  }
  await sectionRecord.change(work, id, { active });
  return "Success";
}
