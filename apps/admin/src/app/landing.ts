/** The page for an address that names none. */
export const HOME = "/home";

/** What the sign-up flow puts into `from`, in place of a path. */
export const FROM_ONBOARDING = "onBoard";

/** Where to go after sign-in: the requested path if it is one of ours, which `//elsewhere` and other origins are not. */
export const landingPath = (from: string | null | undefined): string =>
  from && /^\/(?![/\\])/.test(from) && !/^\/login\b/i.test(from) ? from : HOME;
