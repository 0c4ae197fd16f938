import { confirmedActionEntry, formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { endSessionMachine } from "./end-session.machine.ts";
import { profileFormMachine } from "./profile-form.machine.ts";
import { secondFactorMachine } from "./second-factor.machine.ts";

const empty = { id: "a@b.test", email: "a@b.test", name: "", mob: "", gender: null };

/** The machines of the profile. */
export const profileMachines: readonly ListedMachine[] = [
  {
    ...formEntry(empty, ["name", "mob"]),
    noun: "profile",
    title: "Profile",
    machine: profileFormMachine,
  },
  {
    noun: "profile",
    title: "Signing another browser out",
    machine: endSessionMachine,
    ...confirmedActionEntry("The sessions", { id: "s1" }, { endedOn: "2026-01-02T03:04:05.000Z" }),
  },
  {
    noun: "profile",
    title: "Two-factor sign-in",
    machine: secondFactorMachine,
    starts: [
      { title: "Setting an app up", input: { purpose: "setUp" } },
      { title: "Removing the app", input: { purpose: "remove" } },
    ],
    events: [
      { type: "password.changed", password: "marquee-demo" },
      { type: "code.changed", code: "12345" },
      { type: "code.changed", code: "123456" },
    ],
    responses: {
      confirmSignIn: [{ tag: "done" }, { tag: "refused", code: "auth/invalid-credential" }],
      beginApp: [
        { tag: "begun", app: { secret: "ABCDEFGH", address: "otpauth://totp/Marquee" } },
        { tag: "refused", code: "auth/unverified-email" },
      ],
      finishApp: [
        { tag: "done" },
        { tag: "refused", code: "auth/invalid-verification-code" },
        { tag: "refused", code: "auth/code-expired" },
      ],
      removeApp: [{ tag: "done" }, { tag: "refused", code: "auth/requires-recent-login" }],
    },
    distinguish: ({ context }) => [context.password !== "", context.code],
    guards: {
      isConfirmable: { asks: "Are password and code typed in?", rules: ["FACTOR-M1"] },
      isRefused: { asks: "Has the identity service refused?", rules: ["FACTOR-M2"] },
      isSetUp: { asks: "Is an app to be set up?", rules: ["FACTOR-M3"] },
      isCodeGiven: { asks: "Is a code typed in?", rules: ["FACTOR-M3", "SESSION-V4"] },
      isWholeCode: { asks: "Are six digits typed in?", rules: ["FACTOR-M3"] },
      isCodeRefused: { asks: "May another code be tried?", rules: ["FACTOR-M2", "SESSION-C2"] },
    },
  },
];
