import type { Settings } from "@marquee/domain/session/settings.schema";
import type { Identity } from "@marquee/machines/session/session.model";
import { initializeApp } from "firebase/app";
import {
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  onIdTokenChanged,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type MultiFactorResolver,
  type User,
} from "firebase/auth";
import { giveCode, codeAskedFor, secondFactorCalls } from "./firebase-second-factor.ts";
import type { IdentityService } from "./identity-service.ts";

const toIdentity = (user: User | null): Identity | null =>
  user?.email ? { email: user.email, isVerified: user.emailVerified } : null;

interface WithComponents {
  readonly container: { readonly addOrOverwriteComponent: (component: object) => void };
}

/**
 * Leaves out the SDK's count of its own use: every call to sign in would wait for the browser's database, in which the count is
 * stored, and where that never answers sign-in fails after half a minute (SIGNIN-M7).
 */
function leaveOutHeartbeat(app: object): void {
  const { container } = app as WithComponents;
  container.addOrOverwriteComponent({
    name: "heartbeat",
    type: "PRIVATE",
    instanceFactory: () => ({
      triggerHeartbeat: () => Promise.resolve(),
      getHeartbeatsHeader: () => Promise.resolve(""),
    }),
    instantiationMode: "LAZY",
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  });
}

function openAuth(settings: Settings): Auth {
  const { apiKey, projectId, authDomain } = settings.identity;
  const app = initializeApp({ apiKey, projectId, ...(authDomain ? { authDomain } : {}) });
  leaveOutHeartbeat(app);
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  // must follow at once: the first call fixes where calls go
  if (settings.mode !== "production")
    connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

/** Firebase Auth, or its stand-in on our own origin in the embedded mode and in a rehearsal. */
export function openFirebaseIdentity(settings: Settings): IdentityService {
  const auth = openAuth(settings);
  // a sign-in whose password was right
  let pending: MultiFactorResolver | null = null;
  return {
    watch: (listener) => {
      const stops = [
        onAuthStateChanged(auth, (user) => listener(toIdentity(user))),
        // a verified mail changes the token, not who is signed in
        onIdTokenChanged(auth, (user) => (user ? listener(toIdentity(user)) : undefined)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    signIn: async (email, password) => {
      pending = null;
      try {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        return toIdentity(user);
      } catch (error) {
        pending = codeAskedFor(auth, error);
        if (pending === null) throw error;
        return null;
      }
    },
    giveCode: async (code) => {
      if (pending === null) throw new Error("no code was asked for");
      const { user } = await giveCode(pending, code);
      pending = null;
      return { email: user.email ?? "", isVerified: user.emailVerified };
    },
    secondFactor: secondFactorCalls(auth),
    signOut: () => signOut(auth),
    token: async () => {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
    sendReset: (email) =>
      sendPasswordResetEmail(auth, email, { url: `${location.origin}/ADMIN-UI/login` }),
    readLink: async (code) => {
      const { data } = await checkActionCode(auth, code);
      return { email: data.email ?? "" };
    },
    verifyEmail: (code) => applyActionCode(auth, code),
    setPassword: (code, password) => confirmPasswordReset(auth, code, password),
    recheck: async () => {
      const user = auth.currentUser;
      if (!user || user.emailVerified) return;
      await reload(user);
      // the token still has the claims of when it was made
      if (user.emailVerified) await user.getIdToken(true);
    },
  };
}
