import { sectionMessages } from "@marquee/domain/sections/messages";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { conflict, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { countCampaigns, sectionRecord } from "./queries.ts";
import { lockSection } from "./section-lock.ts";

interface Change {
  readonly id: string;
  readonly active: Flag;
  /** How many campaigns the caller saw in the section; undefined if they did not say. */
  readonly campaigns?: number | undefined;
}

/** Activates or deactivates a section; one that is so already stays as it is (SECTION-T5, SECTION-T6). */
export async function setActive(
  context: RequestContext,
  { id, active, campaigns }: Change,
): Promise<"Success" | Refusal> {
  await lockSection(context.tx, id);
  const stored = await sectionRecord.lock(context, id);
  if (stored instanceof Refusal) return stored;
  if (stored.active === active) return "Success";
  if (campaigns !== undefined) {
    const { offer, product } = await countCampaigns(context, id);
    if (offer + product !== campaigns) return conflict(sectionMessages.campaignsChanged);
  }
  await sectionRecord.change(context, id, { active });
  return "Success";
}
