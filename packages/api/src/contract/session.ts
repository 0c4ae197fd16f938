import { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { Settings } from "@marquee/domain/session/settings.schema";
import { SessionsEnded } from "@marquee/domain/session/sessions-ended.schema";
import { UserDetails } from "@marquee/domain/users/user.schema";
import { emailParam } from "../http/call.ts";
import { sessionRoutes } from "../routes/session.ts";
import { one } from "./calls.ts";
import { group } from "./group.ts";

export const sessionContract = group(sessionRoutes, {
  settings: {
    summary: "What a browser must know before a user signs in",
    source: "extension",
    access: "public",
    response: Settings,
    errors: [],
  },
  current: {
    summary: "Who is calling, with the rights the database gives them now",
    source: "extension",
    access: "signedIn",
    response: LoggedUser,
    errors: ["Unauthenticated", "Forbidden"],
  },
  end: {
    summary: "End every session of who is calling, on all devices at once",
    source: "extension",
    access: "signedIn",
    response: SessionsEnded,
    errors: ["Unauthenticated", "Forbidden"],
  },
  userById: one({
    summary: "One user by e-mail; sign-in reads authType and isShopify",
    params: { encEmail: emailParam },
    response: UserDetails,
  }),
});
