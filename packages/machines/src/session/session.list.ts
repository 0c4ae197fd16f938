import { exampleUser } from "../fixtures/example-user.ts";
import { noListener, type ListedMachine } from "../patterns/listed-machine.ts";
import { forgotPasswordMachine } from "./forgot-password.machine.ts";
import { sessionMachine } from "./session.machine.ts";
import { signInMachine } from "./sign-in.machine.ts";

const identity = { email: exampleUser.email, isVerified: true };
const problem = { message: "The server did not respond.", reference: null };

/** The machines of the session. */
export const sessionMachines: readonly ListedMachine[] = [
  {
    noun: "session",
    title: "Session",
    machine: sessionMachine,
    starts: [{ title: "The page is opened", input: undefined }],
    events: [
      { type: "session.changed", identity },
      { type: "session.changed", identity: { email: "other@marquee.test", isVerified: true } },
      { type: "session.changed", identity: null },
      { type: "session.unreachable", problem },
      { type: "signIn.completed", user: exampleUser },
      { type: "user.updated", user: exampleUser },
    ],
    responses: { loadUser: [exampleUser, null], signOut: [undefined], watchIdentity: [] },
    distinguish: ({ context }) => [
      context.identity?.email,
      context.user !== null,
      context.watcherLost,
    ],
    guards: {
      hasLostWatcher: { asks: "Has the watcher of the identity failed?", rules: ["SESSION-M7"] },
      isKnown: { asks: "Is the identity known?", rules: ["SESSION-M3"] },
      isSignedIn: { asks: "Has a user signed in?", rules: ["SESSION-M1"] },
      isSignedOut: { asks: "Has the user signed out?", rules: ["SESSION-M5"] },
      isAnotherUser: { asks: "Is it another user than before?", rules: ["SESSION-M5"] },
      hasUser: { asks: "Is a user signed in?", rules: ["SESSION-M6"] },
      counts: { asks: "Does this identity count?", rules: ["SESSION-M2", "SESSION-A1"] },
    },
  },
  {
    noun: "session",
    title: "Forgot password",
    machine: forgotPasswordMachine,
    starts: [{ title: "The forgot-password page", input: undefined }],
    events: [
      { type: "email.changed", email: "nadia@marquee.test" },
      { type: "email.changed", email: "noor@marquee.test" },
    ],
    responses: { sendReset: [{ tag: "sent" }, { tag: "refused", code: "auth/user-not-found" }] },
    distinguish: ({ context }) => context.email,
    guards: {
      isEmailGiven: { asks: "Is an e-mail typed in?", rules: ["FORGOT-M1"] },
      isSent: { asks: "Is the mail on its way?", rules: ["FORGOT-M2"] },
    },
  },
  {
    noun: "session",
    title: "Sign-in",
    machine: signInMachine,
    starts: [
      { title: "The sign-in page", input: { site: "CA", from: "/offers", session: noListener } },
    ],
    events: [
      { type: "email.changed", email: "nadia@marquee.test" },
      { type: "password.changed", password: "marquee-demo" },
      { type: "code.changed", code: "12345" },
      { type: "code.changed", code: "123456" },
      { type: "site.chosen", site: "US" },
    ],
    responses: {
      checkIdentity: [
        { tag: "accepted", identity },
        { tag: "codeAsked" },
        { tag: "refused", code: "auth/wrong-password" },
      ],
      checkCode: [
        { tag: "accepted", identity },
        { tag: "refused", code: "auth/invalid-verification-code" },
        { tag: "refused", code: "auth/invalid-multi-factor-session" },
      ],
      lookUpUser: [{ user: exampleUser, authType: "A" }, null],
      signOutIdentity: [undefined],
    },
    distinguish: ({ context }) => [context.email !== "", context.password !== "", context.code],
    guards: {
      isComplete: { asks: "Are e-mail and password typed in?", rules: ["SIGNIN-M6"] },
      isAccepted: { asks: "Does the identity service know them?", rules: ["SIGNIN-M2"] },
      isCodeAsked: {
        asks: "Has the user an authenticator app?",
        rules: ["SIGNIN-M9"],
      },
      isCodeComplete: { asks: "Is a code typed in?", rules: ["SIGNIN-M10", "SESSION-V4"] },
      isWholeCode: { asks: "Are six digits typed in?", rules: ["SIGNIN-M11"] },
      isCodeRefused: {
        asks: "May another code be tried?",
        rules: ["SIGNIN-M10", "SESSION-C2"],
      },
      maySignIn: { asks: "May this user sign in?", rules: ["SIGNIN-M3", "SESSION-A2"] },
    },
  },
];
