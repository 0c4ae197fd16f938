/** What sign-in says, letter for letter if the specification gives the words. */
export const signInMessages = {
  notVerified: "Email is not verifed",
  notAdmin: "User is not Admin please Signup to Onboard",
  emailMissing: "Please enter email address.",
  emailInvalid: "Please enter valid email address.",
  passwordMissing: "Please enter password.",
} as const;

/** What is said about the code of an authenticator app. */
export const codeMessages = {
  missing: "Please enter the code of your authenticator app.",
  invalid: "A code has six digits.",
  wrong:
    "This code is wrong, too old or was used before. Please enter the one that your app shows now.",
  tooMany: "Too many wrong codes. Please wait five minutes, and try again.",
  late: "That took too long. Please enter your password again.",
} as const;

/** What is said about sessions: one that was ended elsewhere, and signing one of one's other browsers out. */
export const sessionMessages = {
  over: "You were signed out",
  overMeans: "Sign in again, and you are back where you were.",
  ended: "Signed out there",
  stays: "It was not signed out.",
} as const;

/** What is said about setting an authenticator app up, and removing it. */
export const secondFactorMessages = {
  on: "Two-factor sign-in is on",
  off: "Two-factor sign-in is off",
  passwordWrong: "This is not your password.",
  unverified: "Please confirm your email first. An app is set up for a confirmed email alone.",
  late: "That took too long. Please begin again.",
  unread: "Whether two-factor sign-in is on could not be read.",
} as const;

/** What is shown if parts of the panel cannot be loaded, and if the reason is that the server has another version by now. */
export const versionMessages = {
  partMissing: "A part of this page could not be loaded.",
  replaced: "Marquee has been updated since you opened this page.",
} as const;

/** What the forgot-password screen says, letter for letter as the specification has it. */
export const resetMessages = {
  sent: "Check your inbox/spam folder for further instruction",
  goForLogin: "Go For Login",
} as const;
