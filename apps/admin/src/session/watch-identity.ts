import { formMessages } from "@marquee/domain/validation/messages";
import { problemOf } from "@marquee/machines/patterns/problem";
import type { IdentityEvent, IdentityQuery } from "@marquee/machines/session/session.model";
import { fromCallback } from "xstate";
import { hasStoredSession, isSessionKey, type LazyIdentity } from "./identity.ts";

/**
 * Tells the session machine who is here. The identity service is loaded only where a session is stored, or
 * once somebody else (the sign-in form, another tab) has reason to.
 */
export const watchIdentity = (identity: LazyIdentity) =>
  fromCallback<IdentityQuery>(({ sendBack, receive }) => {
    const tell = (news: IdentityEvent) => sendBack(news);
    let stop = () => {};
    let ended = false;
    const ask = async () => {
      if (!identity.isOpen && !hasStoredSession())
        return tell({ type: "session.changed", identity: null });
      try {
        const service = await identity.open();
        stop();
        if (!ended)
          stop = service.watch((known) => tell({ type: "session.changed", identity: known }));
      } catch (error) {
        tell({ type: "session.unreachable", problem: problemOf(error, formMessages.broken) });
      }
    };
    const recheck = async () => {
      if (document.visibilityState !== "visible" || !identity.isOpen) return;
      try {
        await (await identity.open()).recheck();
      } catch (error) {
        tell({ type: "session.unreachable", problem: problemOf(error, formMessages.broken) });
      }
    };
    const signedInElsewhere = (event: StorageEvent) => {
      if (isSessionKey(event.key) && !identity.isOpen) void ask();
    };
    const onVisible = () => void recheck();
    const unlisten = identity.onOpen(() => void ask());
    window.addEventListener("storage", signedInElsewhere);
    document.addEventListener("visibilitychange", onVisible);
    receive(() => void ask());
    void ask();
    return () => {
      ended = true;
      stop();
      unlisten();
      window.removeEventListener("storage", signedInElsewhere);
      document.removeEventListener("visibilitychange", onVisible);
    };
  });
