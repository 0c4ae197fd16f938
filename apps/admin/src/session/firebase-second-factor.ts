import {
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  reload,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type TotpSecret,
  type User,
} from "firebase/auth";
import type { SecondFactorCalls } from "./identity-service.ts";

/** What an app lists the secret under. */
const ISSUER = "Marquee";
const NAME = "Authenticator app";

const asksForCode = (error: unknown): error is MultiFactorError =>
  error instanceof Error && "code" in error && error.code === "auth/multi-factor-auth-required";

/** What takes the code, if that is what the service asks for; else null. */
export const codeAskedFor = (auth: Auth, error: unknown): MultiFactorResolver | null =>
  asksForCode(error) ? getMultiFactorResolver(auth, error) : null;

const isApp = ({ factorId }: { readonly factorId: string }): boolean =>
  factorId === TotpMultiFactorGenerator.FACTOR_ID;

/**
 * Completes a sign-in with the code of an authenticator app; rejects with Firebase's error if the
 * code is wrong. Throws if the account has no authenticator app.
 */
export function giveCode(resolver: MultiFactorResolver, code: string) {
  const hint = resolver.hints.find(isApp);
  if (!hint) throw new Error("This account asks for a second factor that Marquee does not know.");
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
}

/** The calls about the authenticator app of the signed-in user. */
export function secondFactorCalls(auth: Auth): SecondFactorCalls {
  let begun: TotpSecret | null = null;
  const current = async (): Promise<User> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new Error("no user is signed in");
    return auth.currentUser;
  };
  const appOf = (user: User) => multiFactor(user).enrolledFactors.find(isApp);
  return {
    since: async () => {
      const user = await current();
      await reload(user);
      const app = appOf(user);
      return app ? new Date(app.enrollmentTime).toISOString() : null;
    },
    confirm: async (password, code) => {
      const user = await current();
      const credential = EmailAuthProvider.credential(user.email ?? "", password);
      try {
        await reauthenticateWithCredential(user, credential);
      } catch (error) {
        const resolver = codeAskedFor(auth, error);
        if (resolver === null) throw error;
        await giveCode(resolver, code);
      }
    },
    begin: async () => {
      const user = await current();
      begun = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
      // the SDK leaves both as they are, and a QR code is an address
      const address = begun.generateQrCodeUrl(encodeURIComponent(user.email ?? ""), ISSUER);
      return { secret: begun.secretKey, address };
    },
    finish: async (code) => {
      if (begun === null) throw new Error("no app was begun");
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(begun, code);
      await multiFactor(await current()).enroll(assertion, NAME);
      begun = null;
    },
    remove: async () => {
      const user = await current();
      const app = appOf(user);
      if (app) await multiFactor(user).unenroll(app);
    },
  };
}
