import type { Settings } from "@marquee/domain/session/settings.schema";
import { storedKeys } from "@marquee/ui/browser/local-storage.ts";
import type { IdentityService } from "./identity-service.ts";

/** Firebase stores its session under keys of this form: so it need not be loaded to see whether there is one. */
const SESSION_KEY = /^firebase:authUser:/;

/** Whether this browser stores a session, which may have expired or been revoked since. */
export const hasStoredSession = (): boolean =>
  storedKeys((key) => SESSION_KEY.test(key)).length > 0;

/** Whether a storage event is about the session; its key is null if all was cleared: then false. */
export const isSessionKey = (key: string | null): boolean => key !== null && SESSION_KEY.test(key);

/** The identity service, loaded when the page is idle or the form is sent: its 30 kB never delay the first paint. */
export class LazyIdentity {
  private opening: Promise<IdentityService> | null = null;
  private readonly settings: () => Promise<Settings>;
  private readonly openListeners = new Set<() => void>();

  constructor(settings: () => Promise<Settings>) {
    this.settings = settings;
  }

  get isOpen(): boolean {
    return this.opening !== null;
  }

  readonly open = (): Promise<IdentityService> => {
    this.opening ??= this.load();
    return this.opening;
  };

  /** Calls the listener once it was opened. */
  readonly onOpen = (listener: () => void): (() => void) => {
    this.openListeners.add(listener);
    return () => this.openListeners.delete(listener);
  };

  /** Without a stored session there is no token to wait for. */
  readonly token = async (): Promise<string | null> =>
    this.isOpen || hasStoredSession() ? (await this.open()).token() : null;

  private async load(): Promise<IdentityService> {
    try {
      const [settings, firebase] = await Promise.all([
        this.settings(),
        import("./firebase-identity.ts"),
      ]);
      const service = firebase.openFirebaseIdentity(settings);
      for (const listener of this.openListeners) listener();
      return service;
    } catch (error) {
      // the next call loads it again
      this.opening = null;
      throw error;
    }
  }
}
