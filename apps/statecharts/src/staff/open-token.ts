import type { Settings } from "@marquee/domain/session/settings.schema";

type Token = () => Promise<string | null>;

let opening: Promise<Token> | null = null;

async function openIdentity(): Promise<Token> {
  const [{ initializeApp }, auth, response] = await Promise.all([
    import("firebase/app"),
    import("firebase/auth"),
    fetch("/api/settings"),
  ]);
  const { data }: { readonly data: Settings } = await response.json();
  const { apiKey, projectId, authDomain } = data.identity;
  const app = initializeApp({ apiKey, projectId, ...(authDomain ? { authDomain } : {}) });
  const opened = auth.initializeAuth(app, { persistence: auth.browserLocalPersistence });
  // must follow at once: the first call fixes where calls go
  if (data.mode !== "production")
    auth.connectAuthEmulator(opened, location.origin, { disableWarnings: true });
  return async () => {
    await opened.authStateReady();
    return (await opened.currentUser?.getIdToken()) ?? null;
  };
}

/** The token of the user who is signed in in the panel; null if there is none. The identity code is loaded when first needed. */
export async function openToken(): Promise<string | null> {
  opening ??= openIdentity();
  try {
    return await (
      await opening
    )();
  } catch (error) {
    // the next time it is loaded again
    opening = null;
    throw error;
  }
}
