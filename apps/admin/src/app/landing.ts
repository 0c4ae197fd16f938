/** Where somebody lands who was going nowhere in particular. */
export const HOME = "/home";

/** The address of the sign-up flow says where it came from by a word, not a path. */
export const FROM_ONBOARDING = "onBoard";

/**
 * Where to go after sign-in: the path that was asked for, if it is one of ours. `//elsewhere` and addresses
 * with a scheme are none.
 */
export const landingPath = (from: string | null | undefined): string =>
  from && /^\/(?![/\\])/.test(from) && !/^\/login\b/i.test(from) ? from : HOME;
