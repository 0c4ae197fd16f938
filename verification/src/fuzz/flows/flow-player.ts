import type { Cell } from "../../calls/calls.ts";
import { expectedResponse } from "../../calls/expected-response.ts";
import type { Subject } from "../../calls/subject.ts";
import type { TestServer } from "../../harness/test-server.ts";
import { expectedStatus } from "../expected-status.ts";
import type { FuzzCaller } from "../fuzz-callers.ts";
import type { FuzzRequest } from "../fuzz-request.ts";
import type { Home } from "../known-values.ts";
import type { Draws } from "./draws.ts";
import { stepRequest, type About, type Step } from "./step.ts";

/** An id that no row has. */
const UNKNOWN_ID = "0".repeat(32);

/** The response to a request. */
export interface Responded {
  readonly status: number;
  readonly text: string;
}

/** Sends a request and checks all that is checked of any; with a status, also that the response has it. */
export type Send = (request: FuzzRequest, expected: number | null) => Promise<Responded>;

/** What flows are played with. */
export interface Stage {
  readonly server: TestServer;
  readonly callers: readonly FuzzCaller[];
  /** What the calls of `verification/src/calls` are about. */
  readonly subjects: readonly Subject[];
  /** What deliveries are signed with. */
  readonly secret: string;
  readonly draws: Draws;
  readonly send: Send;
  /** The calls that have returned 200 by now. */
  readonly responded: ReadonlySet<string>;
  /** How many others try each step before the one whom it is for. */
  readonly others: number;
  /** What is read is of these; without any, of all. */
  readonly nouns: readonly string[];
}

/** A valid request was refused, so that what follows from it cannot be played. */
export class FlowFailed extends Error {}

/** Plays steps as one caller at the rows of one company, and has others try what is not theirs. */
export class FlowPlayer {
  readonly stage: Stage;
  readonly caller: FuzzCaller;
  readonly home: Home;

  constructor(stage: Stage, caller: FuzzCaller) {
    this.stage = stage;
    this.caller = caller;
    this.home = caller.home ?? stage.draws.oneOf(["maple", "northline"] as const);
  }

  /** A new id, the same in every run of the seed. */
  newId(): string {
    return this.stage.draws.id();
  }

  #send(step: Step, caller: FuzzCaller, about: About | undefined): Promise<Responded> {
    const expected = expectedStatus(step, caller, about);
    return this.stage.send(stepRequest(step, caller, about?.id ?? ""), expected);
  }

  /** Sends what is refused: others who may not, and the caller themselves about what is not there. */
  async #trespass(step: Step): Promise<void> {
    const { callers, draws, others } = this.stage;
    const refused = callers.filter((other) => expectedStatus(step, other, step.about) !== 200);
    for (const other of draws.some(refused, others)) await this.#send(step, other, step.about);
    if (!step.about || step.absent === null) return;
    const absent = { ...step.about, id: UNKNOWN_ID, exists: false };
    if (others > 0) await this.#send(step, this.caller, absent);
  }

  /** Makes a call that must succeed, and returns its data. Others have tried it before. */
  async play<Data>(step: Step, caller: FuzzCaller = this.caller): Promise<Data> {
    await this.#trespass(step);
    const { status, text } = await this.#send(step, caller, step.about);
    if (status !== 200) throw new FlowFailed(`${step.call} answers ${status}: ${text}`);
    return (text.startsWith("{") ? (JSON.parse(text) as { data: Data }).data : text) as Data;
  }

  /** Makes a call as the caller if that must succeed, else as the master: then it is rejected for the caller. */
  async playAsAllowed<Data>(step: Step): Promise<Data> {
    if (expectedStatus(step, this.caller, step.about) === 200) return this.play<Data>(step);
    await this.#send(step, this.caller, step.about);
    return this.play<Data>(step, this.person("master"));
  }

  /** Makes a call in the way of the table of calls, as a user who may or may not. */
  async ask(cell: Cell, caller: FuzzCaller): Promise<void> {
    const step = { call: cell.target.name, input: () => cell.input(this.newId()) };
    await this.stage.send(stepRequest(step, caller, ""), expectedResponse(cell, caller));
  }

  /** Makes a call that every user is refused in this form. */
  async refused(step: Step, status: number): Promise<void> {
    await this.stage.send(stepRequest(step, this.caller, ""), status);
  }

  person(name: string): FuzzCaller {
    const found = this.stage.callers.find((caller) => caller.name === name);
    if (!found) throw new Error(`there is no caller ${name}`);
    return found;
  }
}
