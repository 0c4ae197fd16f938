import { sectionMessages } from "@marquee/domain/sections/messages";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { findWritten } from "../platform/http/create-once.ts";
import { conflict, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { changeSection, countCampaigns, findSection, lockSection } from "./queries.ts";

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
  const { tx, user, now } = work;
  if (!(await lockSection(tx, id))) return notFound();
  const stored = await findWritten(() => findSection(tx, id));
  if (stored.active === active) return "Success";
  if (campaigns !== undefined) {
    const { offer, product } = await countCampaigns(work, id);
    if (offer + product !== campaigns) return conflict(sectionMessages.campaignsChanged);
  }
  await changeSection(tx, id, { active, updatedBy: user.name, updatedOn: now.toISOString() });
  return "Success";
}
