/** What sign-in says, letter for letter if the specification gives the words. */
export const signInMessages = {
  notVerified: "Email is not verifed",
  notAdmin: "User is not Admin please Signup to Onboard",
  emailMissing: "Please enter email address.",
  emailInvalid: "Please enter valid email address.",
  passwordMissing: "Please enter password.",
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
