import type { StaffHome } from "@marquee/domain/home/home.schema";
import { isNull, min } from "drizzle-orm";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { bookDifference } from "../schema/schema.ts";

/** The differences between the books and the providers that staff have not closed (HOME-S7). */
export async function readDifferences({ tx }: QueryContext): Promise<StaffHome["differences"]> {
  const isOpen = isNull(bookDifference.closedOn);
  const [found] = await tx
    .select({ oldest: min(bookDifference.foundOn) })
    .from(bookDifference)
    .where(isOpen);
  return { total: await tx.$count(bookDifference, isOpen), oldest: found?.oldest ?? null };
}
