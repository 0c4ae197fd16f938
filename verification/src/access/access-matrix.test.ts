import { createHandlers } from "@marquee/server/handlers";
import { unbuiltCalls } from "@marquee/server/platform/http/mount";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fuzzCalls } from "../fuzz/fuzz-call.ts";
import { stepRequest } from "../fuzz/flows/step.ts";
import { fuzzCallers, type FuzzCaller } from "../fuzz/fuzz-callers.ts";
import { testServer, type TestServer } from "../harness/test-server.ts";
import { inSample } from "../sample.ts";
import { accessCells, freshId, type Cell } from "./access-cells.ts";
import { ELSEWHERE } from "./tried-elsewhere.ts";
import { addSubjects } from "./access-world.ts";
import { expectedAnswer } from "./expected-answer.ts";

let server: TestServer;
let callers: readonly FuzzCaller[];
let fresh = 0;

/** Forged tokens are the fuzz's (REL-F3): one of them and a call without a token represent all. */
const isAsked = ({ forged, name }: FuzzCaller): boolean =>
  !forged || name === "nobody" || name === "a token expired";

beforeAll(async () => {
  server = await testServer({ listen: true, env: { RATE_LIMITS: "off" } });
  await addSubjects(server);
  callers = (await fuzzCallers(server)).filter(isAsked);
});
afterAll(() => server.close());

/** The cells of calls that have a handler already. */
function built(): readonly Cell[] {
  const unbuilt = new Set(unbuiltCalls(createHandlers(server.services)));
  return accessCells().filter(({ target }) => !unbuilt.has(target.name));
}

interface Answered {
  readonly cell: Cell;
  readonly caller: FuzzCaller;
  readonly status: number;
  /** What is wrong with it; null if it is as expected. */
  readonly problem: string | null;
}

/** One cell, and one of the users by whom its call is made. */
interface Question {
  readonly cell: Cell;
  readonly caller: FuzzCaller;
}

const everyQuestion = (cells: readonly Cell[], by: readonly FuzzCaller[]): readonly Question[] =>
  cells.flatMap((cell) => by.map((caller) => ({ cell, caller })));

/** The sample of them: of each call, one at least that is to succeed. */
function drawn(questions: readonly Question[]): readonly Question[] {
  const sampled = questions.filter(({ cell: { target, kind, subject }, caller }) =>
    inSample(`access ${target.name} ${kind} ${subject.name} ${caller.name}`),
  );
  const succeeds = ({ cell, caller }: Question) => expectedAnswer(cell, caller) === 200;
  const succeeding = new Set(sampled.filter(succeeds).map(({ cell }) => cell.target.name));
  const added = questions.filter((question) => {
    const { name } = question.cell.target;
    if (succeeding.has(name) || !succeeds(question)) return false;
    succeeding.add(name);
    return true;
  });
  const taken = new Set([...sampled, ...added]);
  return questions.filter((question) => taken.has(question));
}

async function ask({ cell, caller }: Question): Promise<Answered> {
  fresh += 1;
  const { name } = cell.target;
  const id = freshId(fresh);
  const step = { call: name, input: () => cell.input(id) };
  const { method, url, headers, payload } = stepRequest(step, caller, "");
  const sent = { method, url, headers, ...(payload === null ? {} : { payload }) };
  const { statusCode: status, body } = await server.app.inject(sent);
  const expected = expectedAnswer(cell, caller);
  return {
    cell,
    caller,
    status,
    problem:
      status === expected
        ? null
        : `${caller.name}: ${name} about ${cell.subject.name} answers ${status} instead of ${expected}: ${body.slice(0, 160)}`,
  };
}

async function askAll(questions: readonly Question[]) {
  const answers: Answered[] = [];
  for (const question of questions) answers.push(await ask(question));
  return answers;
}

const problemsOf = (answers: readonly Answered[]): readonly string[] =>
  answers.flatMap(({ problem }) => problem ?? []);

describe("every call of the catalogue, by every user, about what is theirs, another's and no one's", () => {
  it("[TEN-12] is answered as the contract's abilities and the caller's reach say", async () => {
    const cells = built();
    const questions = everyQuestion(cells, callers);
    expect(questions.length).toBeGreaterThan(2400);
    const answers = await askAll(drawn(questions));
    expect(problemsOf(answers)).toEqual([]);
    const named = new Set(cells.map(({ target }) => target.name));
    const answered = answers.filter(({ status }) => status === 200);
    expect(new Set(answered.map(({ cell }) => cell.target.name))).toEqual(named);
  }, 300_000);

  it("[TEN-12] has every call of the contract, or says what tries it instead", () => {
    const named = new Set(accessCells().map(({ target }) => target.name));
    const missing = fuzzCalls()
      .filter(({ noun, name }) => !named.has(name) && !ELSEWHERE[noun] && !ELSEWHERE[name])
      .map(({ name }) => name);
    expect(missing).toEqual([]);
    const known = new Set(fuzzCalls().flatMap(({ noun, name }) => [noun, name]));
    expect(Object.keys(ELSEWHERE).filter((name) => !known.has(name))).toEqual([]);
  });

  it("[TEN-12] finds a right that no user was meant to have", async () => {
    await server.database.owner.query(
      "insert into role_privilege (role_id, privilege_code) values ('role-read-only', 'CAN_ADD_UPDATE')",
    );
    const reader = callers.filter(({ name }) => name === "reader");
    const writes = built().filter(({ target }) => target.name === "offers.create");
    expect(problemsOf(await askAll(everyQuestion(writes, reader))).join()).toContain(
      "reader: offers.create about montreal answers 200 instead of 403",
    );
  });
});
