import { interceptMachine } from "@marquee/charts/walk/run-in-page";
import { runMachine, type RunningMachine } from "@marquee/charts/walk/run-machine";
import type { Scenario } from "@marquee/charts/walk/scenario";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { act, cleanup } from "@testing-library/react";
import type { AnyActorRef } from "xstate";

type Render = (actor: RunningMachine["actor"]) => void | Promise<void>;
type Page = () => void | Promise<void>;

/** Renders the screen of a machine that a test runs; or pages that start it by themselves, each with an input of its own. */
export type Screen = Render | readonly Page[];

/** The screen that shows an actor of this type. Lists know every machine as one of any type. */
export const screenOf =
  <Shown extends AnyActorRef>(render: (actor: Shown) => void | Promise<void>): Screen =>
  (actor) =>
    render(actor as unknown as Shown);

/** A way to start a machine on its screen. */
export interface Start {
  readonly scenario: Scenario;
  readonly open: () => Promise<RunningMachine>;
}

/** Waits, inside React's `act`, until promises and timers that are due have run. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

/** How long a part of a screen may take that is loaded on demand, on a busy machine, in milliseconds. */
const LOAD_TIMEOUT = 15_000;

/** Tries until it holds: what is loaded on demand takes a while. */
export async function soon<Result>(attempt: () => Result): Promise<Result> {
  const end = performance.now() + LOAD_TIMEOUT;
  for (;;)
    try {
      return attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await settle();
    }
}

const startAlone = (scenario: Scenario, render: Render): Start => ({
  scenario,
  open: async () => {
    const machine = runMachine(scenario, { realChildren: true });
    machine.actor.start();
    await act(async () => render(machine.actor));
    return machine;
  },
});

async function startInPage(
  scenario: Scenario,
  page: Page,
  { take }: ReturnType<typeof interceptMachine>,
): Promise<Start> {
  const open = async () => {
    take();
    for (const { id } of toaster.current()) toaster.dismiss(id);
    await act(async () => page());
    return soon(() => {
      const started = take();
      if (!started) throw new Error(`the page starts no ${scenario.machine.id}`);
      return started;
    });
  };
  const { input } = await open();
  cleanup();
  return { scenario: { ...scenario, input }, open: async () => (await open()).machine };
}

/** Runs something with every start of a machine on its screen: those of the list, or those of its pages. */
export async function withStarts(
  screen: Screen,
  listed: readonly Scenario[],
  run: (starts: readonly Start[]) => Promise<void>,
): Promise<void> {
  if (typeof screen === "function")
    return run(listed.map((scenario) => startAlone(scenario, screen)));
  const [first] = listed;
  if (!first) throw new Error("a listed machine has a start");
  const intercepted = interceptMachine(first.machine);
  try {
    const starts: Start[] = [];
    for (const page of screen) starts.push(await startInPage(first, page, intercepted));
    await run(starts);
  } finally {
    intercepted.restore();
  }
}
