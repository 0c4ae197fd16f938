import { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { SessionEnd, SessionsEnded } from "@marquee/domain/session/sessions-ended.schema";
import { Settings } from "@marquee/domain/session/settings.schema";
import { UserSession } from "@marquee/domain/session/user-session.schema";
import { UserDetails } from "@marquee/domain/users/user.schema";
import { Schema } from "effect";
import { emailParam } from "../http/call.ts";
import { sessionRoutes } from "../routes/session.ts";
import { one, open } from "./calls.ts";
import { group } from "./group.ts";

export const sessionContract = group(sessionRoutes, {
  settings: open({
    summary: "What a browser must know before a user signs in",
    response: Settings,
    errors: [],
  }),
  current: one({
    summary: "Who is calling, with the rights the database gives them now",
    response: LoggedUser,
    errors: ["Unauthenticated", "Forbidden"],
  }),
  end: one({
    summary: "End every session of who is calling, on all devices at once",
    response: SessionsEnded,
    errors: ["Unauthenticated", "Forbidden"],
  }),
  own: one({
    summary: "The sessions of who is calling: each sign-in that counts, the newest first",
    response: Schema.Array(UserSession),
    errors: ["Unauthenticated", "Forbidden"],
  }),
  endOne: one({
    summary: "End one session of who is calling; without an id, the one that calls",
    body: SessionEnd,
    response: SessionsEnded,
  }),
  userById: one({
    summary: "One user by e-mail; sign-in reads authType and isShopify",
    params: { encEmail: emailParam },
    response: UserDetails,
  }),
});
