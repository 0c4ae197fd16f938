import { invitedUntil } from "@marquee/domain/users/invitation";
import type { UserDraft } from "@marquee/domain/users/user.schema";
import type { Config } from "../platform/config/config.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { mailOrigin } from "../platform/mail/mail-origin.ts";
import type { Welcome } from "./user-jobs.ts";

/** What decides which site the links of our mails lead to. */
export interface MailSite {
  readonly config: Pick<Config, "mode" | "publicOrigins">;
  /** Where this process listens. */
  readonly origin: () => string;
}

/** The mail that a user who is added gets: it leads to the site where they are added, as they will use that one (INVITE-5). */
export const toWelcome = (
  { config, origin }: MailSite,
  request: Pick<SignedInRequest, "origin" | "user" | "now">,
  { invite }: Pick<UserDraft, "invite">,
): Welcome => ({
  invitation:
    invite === "Y"
      ? { by: request.user.name, until: invitedUntil(request.now).toISOString() }
      : null,
  origin: mailOrigin(config, request.origin, origin()),
});
