import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { describe, expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { exampleUser as user } from "../fixtures/example-user.ts";
import { settle } from "../testing/settle.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { sessionMachine } from "./session.machine.ts";
import type { IdentityQuery, UserRequest } from "./session.model.ts";

const identity = { email: user.email, isVerified: true };
const came = { type: "session.changed", identity } as const;
const went = { type: "session.changed", identity: null } as const;

const start = () => walk(sessionMachine, undefined);
const signedIn = () => start().go(came, actorDone("loadUser", user));
const signedOut = () => start().go(went);

describe("when restoring", () => {
  test("[SESSION-M1] waits for the identity service, and does not show the sign-in form before", () => {
    expect(start().value).toBe("restoring");
    expect(start().started.map(({ src }) => src)).toEqual(["watchIdentity"]);
    expect(start().go(went).value).toBe("signedOut");
  });

  test("[SESSION-M1] looks up the identity, and signs the user in", () => {
    const lookingUp = start().go(came);
    expect(lookingUp.value).toBe("lookingUpUser");
    expect(lookingUp.started).toEqual([{ src: "loadUser", input: { email: user.email } }]);
    expect(lookingUp.go(actorDone("loadUser", user))).toMatchObject({
      value: "signedIn",
      context: { user },
    });
  });

  test("[SESSION-M2] treats an unverified e-mail, and one without a user, as signed out", () => {
    const unverified = start().go({
      type: "session.changed",
      identity: { ...identity, isVerified: false },
    });
    expect(unverified.go(actorDone("loadUser", user)).value).toBe("signedOut");
    expect(unverified.go(actorDone("loadUser", { ...user, isShopify: "Y" })).value).toBe(
      "signedIn",
    );
    expect(start().go(came, actorDone("loadUser", null)).value).toBe("signedOut");
  });

  test("[SESSION-M1] looks up another identity that comes meanwhile instead", () => {
    const other = { email: "other@marquee.test", isVerified: true };
    const next = start().go(came, { type: "session.changed", identity: other });
    expect(next.value).toBe("lookingUpUser");
    expect(next.started).toEqual([{ src: "loadUser", input: { email: other.email } }]);
  });
});

describe("when the server is away", () => {
  test("[SESSION-M3] signs no user out, and queries the server again", () => {
    const away = start().go(
      came,
      actorFailed("loadUser", { message: "No answer", reference: "r-9" }),
    );
    expect(away).toMatchObject({
      value: "unreachable",
      context: { attempts: 1, identity, problem: { message: "No answer", reference: "r-9" } },
    });
    expect(away.go(delayPassed("retryPause", "session.unreachable")).value).toBe("lookingUpUser");
    expect(away.go({ type: "session.retry" }).value).toBe("lookingUpUser");
  });

  test("[SESSION-M3] queries an identity service that does not respond again, too", () => {
    const away = start().go(delayPassed("restoreTimeout", "session.restoring"));
    expect(away.value).toBe("unreachable");
    const again = away.go({ type: "session.retry" });
    expect(again.value).toBe("restoring");
    expect(again.go(came).value).toBe("lookingUpUser");
  });

  test("[SESSION-M3] queries in pauses that grow up to half a minute, until an attempt signs the user in", async () => {
    const clock = new SimulatedClock();
    let attempts = 0;
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          watchIdentity: fromCallback<IdentityQuery>(({ sendBack }) => sendBack(came)),
          loadUser: fromPromise<LoggedUser | null, UserRequest>(() => {
            attempts += 1;
            return attempts < 8 ? Promise.reject(new Error("No answer")) : Promise.resolve(user);
          }),
        },
      }),
      { clock },
    ).start();
    await settle();
    for (const pause of [2, 4, 8, 16, 30, 30, 30]) {
      const before = attempts;
      clock.increment(pause * 1000 - 1);
      expect(attempts).toBe(before);
      clock.increment(1);
      await settle();
      expect(attempts).toBe(before + 1);
    }
    expect(actor.getSnapshot()).toMatchObject({
      value: "signedIn",
      context: { attempts: 0, problem: null },
    });
  });
});

describe("while the sign-in form runs", () => {
  const atWork = () => signedOut().go({ type: "signIn.started" }, came);

  test("[SESSION-M4] signs no user in before the form is done", () => {
    expect(atWork().value).toBe("signingIn");
    expect(atWork().go({ type: "signIn.completed", user })).toMatchObject({
      value: "signedIn",
      context: { user },
    });
  });

  test("[SESSION-M4] looks up the current identity once the form is abandoned", () => {
    expect(atWork().go({ type: "signIn.abandoned" }).value).toBe("lookingUpUser");
    expect(atWork().go(went, { type: "signIn.abandoned" }).value).toBe("signedOut");
  });
});

describe("when signed in", () => {
  test("[SESSION-M5] changes nothing when the token of the same user is renewed", () => {
    expect(signedIn().go(came)).toMatchObject({
      value: "signedIn",
      started: [],
      context: { user },
    });
  });

  test("[SESSION-M5] signs out when another tab does", () => {
    expect(signedIn().go(went)).toMatchObject({ value: "signedOut", context: { user: null } });
  });

  test("[SESSION-M5] never shows another user of another tab as the one before", () => {
    const other = { email: "other@marquee.test", isVerified: true };
    const next = signedIn().go({ type: "session.changed", identity: other });
    expect(next).toMatchObject({ value: "lookingUpUser", context: { user: null } });
  });

  test("[SESSION-M5] never does so while the watcher has failed, either", () => {
    const other = { email: "other@marquee.test", isVerified: true };
    const next = signedIn().go(actorFailed("watchIdentity"), {
      type: "session.changed",
      identity: other,
    });
    expect(next).toMatchObject({ value: "lookingUpUser", context: { user: null } });
  });

  test("[SESSION-M5] [SESSION-M8] signs out after a refused token and tells the sign-in so, and shows a changed profile", () => {
    const over = signedIn().go({ type: "session.expired" });
    expect(over).toMatchObject({ value: "signedOut", context: { user: null, isOver: true } });
    expect(
      over.go({ type: "signIn.started" }, { type: "signIn.completed", user }).context.isOver,
    ).toBe(false);
    const renamed = { ...user, name: "Nadia Fortin" };
    expect(signedIn().go({ type: "user.updated", user: renamed }).context.user).toEqual(renamed);
  });
});

describe("when signing out", () => {
  test("[SESSION-M6] clears the saved filters and signs out of the identity service", () => {
    const leaving = signedIn().go({ type: "signOut.requested" });
    expect(leaving.value).toBe("signingOut");
    expect(leaving.actions.map(({ type }) => type)).toEqual(["clearSavedFilters"]);
    expect(leaving.started).toEqual([{ src: "signOut", input: undefined }]);
    expect(leaving.go(actorDone("signOut"))).toMatchObject({
      value: "signedOut",
      context: { user: null, identity: null },
    });
  });

  test("[SESSION-M6] notifies a user whom it could not sign out, and shows them as signed in", () => {
    const failed = signedIn().go({ type: "signOut.requested" }, actorFailed("signOut"));
    expect(failed.value).toBe("signedIn");
    expect(failed.actions).toEqual([
      { type: "notify", params: { kind: "error", message: "No answer" } },
    ]);
  });
});

describe("when the watcher of the identity fails", () => {
  const loseWatcher = () => signedIn().go(actorFailed("watchIdentity"));
  const watcher = { src: "watchIdentity", input: undefined };

  test("[SESSION-M7] starts it again after a pause, or at once on demand, and signs the user in again", () => {
    for (const again of [
      delayPassed("retryPause", "session.unreachable"),
      { type: "session.retry" } as const,
    ]) {
      const restarted = loseWatcher().go(again);
      expect(restarted.value).toBe("restoring");
      expect(restarted.started).toEqual([watcher]);
      expect(restarted.go(came, actorDone("loadUser", user)).value).toBe("signedIn");
    }
  });

  test("[SESSION-M7] starts it again in pauses that grow, and watches on once it runs", async () => {
    const clock = new SimulatedClock();
    let starts = 0;
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          watchIdentity: fromCallback<IdentityQuery>(({ sendBack }) => {
            starts += 1;
            if (starts < 4) throw new Error("No storage");
            sendBack(went);
          }),
        },
      }),
      { clock },
    ).start();
    for (const pause of [2, 4, 8]) {
      await settle();
      const before = starts;
      clock.increment(pause * 1000 - 1);
      expect(starts).toBe(before);
      clock.increment(1);
    }
    await settle();
    expect(starts).toBe(4);
    expect(actor.getSnapshot().value).toBe("signedOut");
  });

  test("[SESSION-M7] starts it again after signing out, and shows no user without a watcher if that fails", () => {
    const leaving = loseWatcher().go({ type: "signOut.requested" });
    const left = leaving.go(actorDone("signOut"));
    expect(left).toMatchObject({ value: "restoring", context: { user: null, identity: null } });
    expect(left.started).toEqual([watcher]);
    expect(leaving.go(actorFailed("signOut")).value).toBe("unreachable");
  });
});
