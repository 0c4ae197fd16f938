import { Schema } from "effect";
import { Gender } from "../users/user.schema.ts";
import { EmailText, MobileText } from "../wire/draft-field.schema.ts";
import { Text } from "../wire/field.schema.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-text-limits.ts";

/** What the profile screen holds and saves. The e-mail is read-only. */
export const Profile = Schema.Struct({
  email: EmailText,
  name: Text(PROFILE_TEXT_LIMITS.name),
  mob: MobileText,
  gender: Schema.NullOr(Gender),
}).annotate({ identifier: "Profile" });
export type Profile = typeof Profile.Type;
