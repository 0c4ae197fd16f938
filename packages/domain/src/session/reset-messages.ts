/** What the forgot-password screen says, letter for letter as the specification has it. */
export const resetMessages = {
  sent: "Check your inbox/spam folder for further instruction",
  goForLogin: "Go For Login",
} as const;
