import type { LiveActor, LiveStep } from "@marquee/machines/live/live-message";
import { signInMachine } from "@marquee/machines/session/sign-in.machine";
import type { Credentials, IdentityResponse } from "@marquee/machines/session/sign-in.model";
import { expect, test, vi } from "vitest";
import { createActor, createMachine, fromPromise } from "xstate";
import { watchActors } from "./watch-actors.ts";

const SECRETS = ["nadia@marquee.test", "correct-horse-battery", "pi_3Nq_secret_9xT2"];

function watchSignIn() {
  const sent: { readonly actor: LiveActor; readonly step: LiveStep | null }[] = [];
  let time = 1000;
  const watched = watchActors(
    (actor, step) => sent.push({ actor, step }),
    () => time,
  );
  const actor = createActor(
    signInMachine.provide({
      actors: {
        checkIdentity: fromPromise<IdentityResponse, Credentials>(async () => ({
          tag: "refused",
          code: SECRETS[2] ?? "",
        })),
      },
    }),
    { input: { site: "CA", from: "/offers", session: { send: () => {} } } },
  );
  watched.watch(actor);
  const at = (next: number) => void (time = next);
  return { actor, sent, watched, at };
}

test("[LIVE-3] reports every step with its time, event, transitions and states, and the last of them later", async () => {
  const { actor, sent, watched, at } = watchSignIn();
  actor.start();
  expect(sent.at(-1)?.actor).toMatchObject({ chart: "signIn", since: 1000, isRunning: true });
  expect(sent.at(-1)?.step).toBeNull();
  at(2000);
  actor.send({ type: "signIn.submitted" });
  const [step] = watched.steps();
  expect(step).toMatchObject({ number: 1, at: 2000, event: "signIn.submitted", actor: "1" });
  expect(step?.taken).toHaveLength(1);
  expect(watched.actors()).toHaveLength(1);
  actor.stop();
  expect(watched.actors()[0]?.isRunning).toBe(false);
});

test("[LIVE-3] stores the last 200 steps for a viewer that comes later", () => {
  const { actor, watched } = watchSignIn();
  actor.start();
  for (let count = 0; count < 230; count += 1)
    actor.send({ type: "email.changed", email: `${count}` });
  expect(watched.steps()).toHaveLength(200);
  expect(watched.steps().at(-1)?.number).toBe(230);
});

test("[LIVE-3] reports a child as the child of its parent, and both when they end", () => {
  const sent: LiveActor[] = [];
  const child = createMachine({
    id: "child",
    initial: "on",
    states: { on: { on: { off: "off" } }, off: { type: "final" } },
  });
  const parent = createMachine({
    id: "parent",
    initial: "running",
    states: {
      running: { invoke: { id: "child", src: child, onDone: "over" } },
      over: { type: "final" },
    },
  });
  const root = createActor(parent);
  watchActors((actor) => sent.push(actor), Date.now).watch(root);
  root.start();
  root.getSnapshot().children["child"]?.send({ type: "off" });
  const last = new Map(sent.map((actor) => [actor.chart, actor]));
  expect(last.get("child")?.parent).toBe(last.get("parent")?.id);
  expect(last.get("child")).toMatchObject({ states: ["child.off"], isRunning: false });
  expect(last.get("parent")).toMatchObject({ states: ["parent.over"], isRunning: false });
});

test("[LIVE-R2] reports nothing of an e-mail, a password or a provider's secret that it was given", async () => {
  const { actor, sent } = watchSignIn();
  actor.start();
  actor.send({ type: "email.changed", email: SECRETS[0] ?? "" });
  actor.send({ type: "password.changed", password: SECRETS[1] ?? "" });
  actor.send({ type: "signIn.submitted" });
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain("xstate.done.actor.checkIdentity"));
  const text = JSON.stringify(sent);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
});

test("[LIVE-3] reports what a child takes by itself as it starts", () => {
  const begun: (readonly [chart: string, ids: readonly string[]])[] = [];
  const watched = watchActors(
    ({ chart }, _, ids) => void begun.push([chart, ids]),
    () => 0,
  );
  const child = createMachine({
    id: "child",
    initial: "deciding",
    states: { deciding: { always: "open" }, open: {} },
  });
  const parent = createMachine({
    id: "parent",
    initial: "empty",
    states: { empty: { on: { enter: "used" } }, used: { invoke: { src: child } } },
  });
  const actor = createActor(parent);
  watched.watch(actor);
  actor.start();
  actor.send({ type: "enter" });
  expect(begun).toContainEqual(["child", ["child.deciding||0"]]);
});
