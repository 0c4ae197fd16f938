import { Schema } from "effect";
import { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { Settings } from "@marquee/domain/session/settings.schema";
import { SessionEnd, SessionsEnded } from "@marquee/domain/session/sessions-ended.schema";
import { UserSession } from "@marquee/domain/session/user-session.schema";
import { UserDetails } from "@marquee/domain/users/user.schema";
import { emailParam, signedInErrors } from "../http/call.ts";
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
  own: {
    summary: "The sessions of who is calling: each sign-in that counts, the newest first",
    source: "extension",
    access: "signedIn",
    response: Schema.Array(UserSession),
    errors: ["Unauthenticated", "Forbidden"],
  },
  endOne: {
    summary: "End one session of who is calling; without an id, the one that calls",
    source: "extension",
    access: "signedIn",
    body: SessionEnd,
    response: SessionsEnded,
    errors: signedInErrors,
  },
  userById: one({
    summary: "One user by e-mail; sign-in reads authType and isShopify",
    params: { encEmail: emailParam },
    response: UserDetails,
  }),
});
