import { centralDayOf } from "@marquee/domain/dates/central-time";
import { corporationMail } from "@marquee/domain/stores/mails";
import { requestHash } from "../platform/http/request-hash.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { unavailable, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";

/** A request to be taken on: the corporation id that is in use, the company's name, and a number to call. */
export interface CorporationRequest {
  readonly corporationId: string;
  readonly companyName: string;
  readonly contactNumber: string;
}

/** Asks the operator by mail to take a company on whose corporation id is in use (MAIL-C5), once a day for each user. */
export async function mailCorporation(
  { tx, user, now }: RequestContext,
  operator: string | null,
  asked: CorporationRequest,
): Promise<"Success" | Refusal> {
  if (operator === null)
    return unavailable("This mail has no receiver yet. Please try again later.");
  const content = corporationMail({ ...asked, by: user.email });
  const key = `corporation:${requestHash({ asked, by: user.email, day: centralDayOf(now) })}`;
  await enqueue(tx, mailJob(key, operator, content, user.email));
  return "Success";
}
