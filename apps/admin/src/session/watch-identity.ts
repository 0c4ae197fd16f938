import { formMessages } from "@marquee/domain/validation/messages";
import { toProblem } from "@marquee/machines/patterns/problem";
import type { IdentityEvent, IdentityQuery } from "@marquee/machines/session/session.model";
import { fromCallback } from "xstate";
import { hasStoredSession, isSessionKey, type LazyIdentity } from "./identity.ts";

/**
 * Sends the session machine who is signed in, now and at each change. The identity service is loaded only if a
 * session is stored, or once something else (the sign-in form, another tab) has loaded it.
 */
export const watchIdentity = (identity: LazyIdentity) =>
  fromCallback<IdentityQuery>(({ sendBack, receive }) => {
    const send = (event: IdentityEvent) => sendBack(event);
    let stop = () => {};
    let ended = false;
    const watch = async () => {
      if (!identity.isOpen && !hasStoredSession())
        return send({ type: "session.changed", identity: null });
      try {
        const service = await identity.open();
        stop();
        if (!ended)
          stop = service.watch((known) => send({ type: "session.changed", identity: known }));
      } catch (error) {
        send({ type: "session.unreachable", problem: toProblem(error, formMessages.broken) });
      }
    };
    const recheck = async () => {
      if (document.visibilityState !== "visible" || !identity.isOpen) return;
      try {
        await (await identity.open()).recheck();
      } catch (error) {
        send({ type: "session.unreachable", problem: toProblem(error, formMessages.broken) });
      }
    };
    const onStorage = (event: StorageEvent) => {
      if (isSessionKey(event.key) && !identity.isOpen) void watch();
    };
    const onVisible = () => void recheck();
    const unlisten = identity.onOpen(() => void watch());
    window.addEventListener("storage", onStorage);
    document.addEventListener("visibilitychange", onVisible);
    receive(() => void watch());
    void watch();
    return () => {
      ended = true;
      stop();
      unlisten();
      window.removeEventListener("storage", onStorage);
      document.removeEventListener("visibilitychange", onVisible);
    };
  });
