import { countWords } from "../wire/count-words.ts";
import { PASSWORD_WEAK } from "./shortest-password.ts";

/** What the page of an invitation says if its link does not work. */
export const invitationMessages = {
  used: "This invitation was used or withdrawn, or a newer one was sent. If you have chosen a password, sign in.",
  old: "This invitation is too old. Ask the person who invited you to send it again.",
  away: "The invitation cannot be opened right now. Please try again in a moment.",
} as const;

/** What the user form says, letter for letter as specified; below them what the specification gives no words for. */
export const userMessages = {
  mobileMissing: "Please enter mobile number.",
  mobileInvalid: "Please enter valid mobile number.",
  nameMissing: "Please enter name",
  emailInvalid: "Please enter valid email address.",
  passwordMissing: "Please enter password",
  roleMissing: "Please select role",
  companyMissing: "Please select company",
  emailTaken: "There is a user with this email already.",
  emailFixed: "The email is what the user signs in with, and cannot be changed.",
  authTypeFixed: "Who is an advertiser cannot be chosen here.",
  passwordWeak: PASSWORD_WEAK,
  passwordPolicy:
    "The sign-in service does not take this password. Please enter a longer one with capital letters, digits and symbols.",
  ownCompany: "You cannot change your own company. Another user who may update users can.",
  ownAgent: "You cannot change this of yourself. Another master user can.",
  ownPlace:
    "You cannot change your own company, branch or agent status. Another user who may update users can.",
  otherBranch:
    "You can change users of your own branch only. A user of the whole company who may update users can change others.",
  invited: "Invitation sent",
  inviteStays: "The invitation was not sent. Please try again.",
  withdrawn: "Invitation withdrawn",
  withdrawStays: "The invitation was not withdrawn. Please try again.",
  signedInAlready: "This user has signed in already, and needs no invitation.",
  noAddresses: "This is no email address:",
  tooManyInvited: (most: number) => `At most ${most} people are invited at once.`,
  someInvited: (invited: number, refused: number) => {
    const sent =
      invited === 0
        ? "No invitation was"
        : countWords(invited, "invitation was", "invitations were");
    return `${sent} sent. ${countWords(refused, "person was", "people were")} not invited:`;
  },
  invitationExpired:
    "The invitation from before has expired. Send it again in the row of the list of users.",
  ownInvitation: "You have signed in, and need no invitation.",
  ended: "Access ended",
  stays: "The user's access was not ended. Please try again.",
  ownEnd: "You cannot end your own access. Another user who may update users can.",
  endedAlready: "This user's access has ended. Marquee's staff can add the user again.",
  masterResets: "Only a master user can reset a user's two-factor sign-in.",
  ownFactor: "You remove your own two-factor sign-in in your profile.",
  noFactor: "This user has no two-factor sign-in.",
  factorUnknown:
    "The sign-in service cannot be reached right now. Nothing was changed; please try again.",
  factorReset: "Two-factor sign-in was reset",
  factorStays: "Two-factor sign-in was not reset.",
  lastMaster: "This is the last master user. Make another one first.",
  branchGiven:
    "You can give users your own branch only. A user of the whole company who may update users can give another.",
} as const;
