import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import { onboardingMachine } from "@marquee/machines/onboarding/onboarding.machine";
import { createServer, type Server } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { run } from "../run.ts";

const chart = readChart(onboardingMachine);
const { states } = countedParts(chart);
const place = (key: string) => states.findIndex(({ id }) => id.endsWith(`.${key}`));
const [signUp, storeInfo, address] = [place("signUp"), place("storeInfo"), place("address")];
const cell = (what: string, of: string, n: number | null, times: readonly number[] = []) => ({
  what,
  of,
  n,
  times,
});
const response = {
  machine: "onboarding",
  from: "2026-03-01",
  to: "2026-05-29",
  versions: [
    {
      version: pathsHash(chart),
      from: "2026-03-01",
      to: "2026-05-29",
      cells: [
        cell("run", "begun", 1400),
        cell("run", "finished", 700, [0, 0, 700]),
        cell("reach", `${signUp}>${signUp}`, 1000),
        cell("left", `${signUp}`, 100),
        cell("state", `${signUp}`, 20, [0, 20]),
        cell("left", `${address}`, null),
        { ...cell("reach", `${signUp}>${address}`, null), between: [362, 365] },
        cell("way", `${signUp}.${storeInfo}.${address}`, 300),
      ],
    },
  ],
  weeks: [],
  lastDay: "2026-05-29",
  isDemonstration: true,
  isCounting: true,
};
const nothingPiped = () => Promise.resolve(null);
const ask = (given: object, ...words: readonly string[]) =>
  run(["traffic", "onboarding", ...words, JSON.stringify(given)], nothingPiped);

describe("traffic", () => {
  it("[CLI-C9] tells of numbers that are given who finishes, where people leave and what was never reached", async () => {
    const outcome = await ask(response, "--funnel", "signUp..address");
    const text = "text" in outcome ? outcome.text : "";
    expect(text).toMatch(/^.+, 2026-03-01 to 2026-05-29, demonstration\n/);
    expect(text).toContain("700 of 1,400 runs finish (50.0 %), 0.2 s median, 0.2 s p90");
    expect(text).toMatch(/100 {2}Sign up, of 1,000 there \(10\.0 %\), about 0\.1 s median\n/);
    expect(text).toContain("362 to 365 of 1,000 runs\n");
    expect(text).toMatch(/300 {2}Sign up › Store info › \S+/);
    expect(text).toMatch(/Never in this period:\n {2}\S/);
    expect(await ask({ data: response }, "--funnel=signUp..address")).toEqual(outcome);
    expect(await ask({ ...response, versions: [] })).toMatchObject({
      text: expect.stringContaining("The last day with something is 2026-05-29."),
    });
  });

  it("[CLI-C10] prints them as a document, and what is not told as text", async () => {
    const outcome = await ask(response, "--json", "--funnel", "signUp..address");
    expect(outcome).toMatchObject({
      code: 0,
      document: {
        machine: "onboarding",
        from: "2026-03-01",
        runs: { begun: 1400, finished: 700, share: 0.5, median: 0.2, isAbout: false, p90: 0.2 },
        leaving: [
          { state: states[signUp]?.id, left: 100, there: 1000, share: 0.1, p90: null },
          { state: states[address]?.id, left: "under 5", there: 0, share: null, median: null },
        ],
        funnel: {
          came: "362 to 365",
          were: 1000,
          share: null,
          ways: [{ states: [signUp, storeInfo, address].map((at) => states[at]?.id), runs: 300 }],
        },
      },
    });
  });

  it("[CLI-C3] says what it expected in place of an invalid chart, state, day, version or number", async () => {
    const expectMessage = async (given: object, words: readonly string[], message: RegExp) =>
      expect(await ask(given, ...words)).toEqual({
        code: 2,
        message: expect.stringMatching(message),
      });
    await expectMessage(
      response,
      ["--funnel", "signUp..nowhere"],
      /^--funnel: expected two states/,
    );
    await expectMessage(response, ["--from", "2026-02-30"], /^--from: expected an existing day/);
    await expectMessage(response, ["--from", "2026-02-01"], /^--from: expected --server too/);
    await expectMessage({ ...response, machine: "signIn" }, [], /^machine: expected onboarding/);
    await expectMessage({ data: { ...response, to: 5 } }, [], /^data\.to: expected text/);
    const [own] = response.versions;
    const other = { ...response, versions: [{ ...own, version: "0".repeat(16) }] };
    await expectMessage(other, [], /^versions: expected one of the version that is here/);
    expect(await run(["traffic", "nothing", "{}"], nothingPiped)).toMatchObject({ code: 2 });
  });
});

describe("traffic of a server", () => {
  let server: Server | null = null;
  const heard: string[] = [];

  /** A server that signs in the user who has the password, and responds with this. */
  async function listen(status: number, body: object): Promise<string> {
    const opened = createServer((request, response) => {
      const { method = "", url = "", headers } = request;
      heard.push(`${method} ${url} ${headers.authorization ?? ""}`.trim());
      const send = (code: number, sent: object) =>
        response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(sent));
      if (url === "/api/settings")
        return send(200, { data: { mode: "embedded", identity: { apiKey: "key" } } });
      if (url.startsWith("/api/")) return send(status, body);
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => send(200, text.includes('"right"') ? { idToken: "token" } : {}));
      return undefined;
    });
    server = opened;
    await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
    const bound = opened.address();
    return `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  }

  const askServer = (address: string, ...words: readonly string[]) =>
    run(["traffic", "onboarding", "--server", address, ...words], nothingPiped);

  const signInAs = (password: string) => {
    vi.stubEnv("MARQUEE_EMAIL", "master@marquee.test");
    vi.stubEnv("MARQUEE_PASSWORD", password);
  };

  afterEach(() => {
    vi.unstubAllEnvs();
    server?.close();
    server = null;
    heard.length = 0;
  });

  it("[CLI-C9] asks for the days, the kind of user and the market, and tells the same", async () => {
    signInAs("right");
    const address = await listen(200, { data: response });
    const words = ["--from", "2026-03-01", "--to", "2026-05-29", "--kind", "stranger", "--json"];
    expect(await askServer(address, ...words)).toEqual(await ask(response, "--json"));
    expect(heard).toEqual([
      "GET /api/settings",
      "POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key",
      "GET /api/traffic/onboarding?from=2026-03-01&to=2026-05-29&kind=stranger Bearer token",
    ]);
  });

  it("[CLI-C11] signs in as the user of the environment, over https or on this machine alone", async () => {
    const address = await listen(200, { data: response });
    vi.stubEnv("MARQUEE_EMAIL", "");
    expect(await askServer(address)).toMatchObject({
      message: "--server: expected MARQUEE_EMAIL and MARQUEE_PASSWORD in the environment",
    });
    signInAs("right");
    for (const unsafe of ["http://marquee.test", "ftp://127.0.0.1", "nothing"])
      expect(await askServer(unsafe)).toMatchObject({
        code: 2,
        message: expect.stringContaining("expected an address with https, or of this machine"),
      });
    expect(heard).toEqual([]);
    signInAs("wrong");
    expect(await askServer(address)).toMatchObject({
      message: "MARQUEE_PASSWORD: expected the password of master@marquee.test",
    });
    expect(heard.some((one) => one.includes("/api/traffic"))).toBe(false);
  });

  it("[CLI-C3] says in one line what the server refuses, and that none answers", async () => {
    signInAs("right");
    const message = "A period has at most 400 days.";
    const refusal = { tag: "Invalid", message: "No.", issues: [{ field: "to", message }] };
    const address = await listen(422, { error: refusal });
    expect(await askServer(address)).toEqual({
      code: 2,
      message: `to: expected what the server takes. It says: ${message}`,
    });
    server?.close();
    server?.closeAllConnections();
    expect(await askServer(address)).toEqual({
      code: 2,
      message: `--server: expected a server of Marquee that answers at ${address}`,
    });
    expect(await run(["traffic", "onboarding", "--server", address, "{}"], nothingPiped)).toEqual({
      code: 2,
      message: expect.stringMatching(/^arguments: expected marquee traffic <id> /),
    });
  });
});
