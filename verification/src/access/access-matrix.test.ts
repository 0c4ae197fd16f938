import { stableId } from "@marquee/server/demonstration/stable-id";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { addSubjects } from "../calls/add-subjects.ts";
import { callCells, type Cell } from "../calls/calls.ts";
import { expectedResponse } from "../calls/expected-response.ts";
import { ABSENT, toSubject } from "../calls/subject.ts";
import { stepRequest } from "../fuzz/flows/step.ts";
import { fuzzCallers, type FuzzCaller } from "../fuzz/fuzz-callers.ts";
import { testServer, type TestServer } from "../harness/test-server.ts";
import { COMPANY, STORE } from "../harness/world.ts";
import { inSample } from "../sample.ts";

/** Two branches of one company, and a branch of another one. */
const BRANCHES = [
  toSubject("montreal", "maple", { companyId: COMPANY.maple, storeId: STORE.montreal }),
  toSubject("toronto", "maple", { companyId: COMPANY.maple, storeId: STORE.toronto }),
  toSubject("new-york", "northline", { companyId: COMPANY.northline, storeId: STORE.newYork }),
];

let server: TestServer;
let cells: readonly Cell[];
let callers: readonly FuzzCaller[];
let fresh = 0;

/** Forged tokens are the fuzz's (REL-F3): one of them and a call without a token represent all. */
const isAsked = ({ forged, name }: FuzzCaller): boolean =>
  !forged || name === "no user" || name === "a token expired";

beforeAll(async () => {
  server = await testServer({ listen: true, env: { RATE_LIMITS: "off" } });
  const subjects = await addSubjects(server, BRANCHES);
  cells = callCells([...subjects, ABSENT]);
  callers = (await fuzzCallers(server)).filter(isAsked);
});
afterAll(() => server.close());

interface Responded {
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

const everyQuestion = (of: readonly Cell[], by: readonly FuzzCaller[]): readonly Question[] =>
  of.flatMap((cell) => by.map((caller) => ({ cell, caller })));

/** The sample of them: of each call, one at least that is to succeed. */
function drawSample(questions: readonly Question[]): readonly Question[] {
  const sampled = questions.filter(({ cell: { target, about, subject }, caller }) =>
    inSample(`access ${target.name} ${about} ${subject.name} ${caller.name}`),
  );
  const succeeds = ({ cell, caller }: Question) => expectedResponse(cell, caller) === 200;
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

async function ask({ cell, caller }: Question): Promise<Responded> {
  fresh += 1;
  const { name } = cell.target;
  const id = stableId(`access ${fresh}`);
  const step = { call: name, input: () => cell.input(id) };
  const { method, url, headers, payload } = stepRequest(step, caller, "");
  const sent = { method, url, headers, ...(payload === null ? {} : { payload }) };
  const { statusCode: status, body } = await server.app.inject(sent);
  const expected = expectedResponse(cell, caller);
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
  const responses: Responded[] = [];
  for (const question of questions) responses.push(await ask(question));
  return responses;
}

const problemsOf = (responses: readonly Responded[]): readonly string[] =>
  responses.flatMap(({ problem }) => problem ?? []);

describe("every call of the catalogue, by every user, about what is theirs, another's and no one's", () => {
  it("[TEN-12] is answered as the contract's abilities and the caller's reach say", async () => {
    const questions = everyQuestion(cells, callers);
    expect(questions.length).toBeGreaterThan(2400);
    const responses = await askAll(drawSample(questions));
    expect(problemsOf(responses)).toEqual([]);
    const named = new Set(cells.map(({ target }) => target.name));
    const responded = responses.filter(({ status }) => status === 200);
    expect(new Set(responded.map(({ cell }) => cell.target.name))).toEqual(named);
  }, 300_000);

  it("[TEN-12] finds a right that no user was meant to have", async () => {
    await server.database.owner.query(
      "insert into role_privilege (role_id, privilege_code) values ('role-read-only', 'CAN_ADD_UPDATE')",
    );
    onTestFinished(async () => {
      await server.database.owner.query(
        "delete from role_privilege where role_id = 'role-read-only' and privilege_code = 'CAN_ADD_UPDATE'",
      );
    });
    const reader = callers.filter(({ name }) => name === "reader");
    const writes = cells.filter(({ target }) => target.name === "offers.create");
    expect(problemsOf(await askAll(everyQuestion(writes, reader))).join()).toContain(
      "reader: offers.create about montreal answers 200 instead of 403",
    );
  });
});
