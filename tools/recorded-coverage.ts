import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { readChart } from "@marquee/charts/chart/read-chart";
import { renaming } from "@marquee/charts/chart/rename-chart";
import type { Coverage, CoveringTest, Level } from "@marquee/charts/walk/coverage";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { isInstance, patternId } from "@marquee/machines/patterns/listed-machine";

/** What one test exercised of one machine. */
export interface RecordedTest {
  readonly machine: string;
  readonly title: string;
  readonly file: string;
  readonly taken: string[];
  readonly states: string[];
  readonly yes: string[];
  readonly no: string[];
  /** What no user can take on the screen according to a walk, with the reasons. */
  readonly notOnScreen?: Readonly<Record<string, string>>;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Browser tests run the application, and tests of the panel that render do so with a screen. */
function levelOf({ file }: RecordedTest): Level {
  if (file.startsWith("e2e/")) return "application";
  return file.endsWith(".tsx") ? "screen" : "machine";
}

/** How many tests each name occurs in. */
function countTests(lists: readonly (readonly string[])[], names: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  for (const name of lists.flat())
    if (names.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => compare(a, b)));
}

interface TakingTest extends CoveringTest {
  readonly taken: readonly string[];
}

const isOfApplication = ({ level }: CoveringTest): boolean => level === "application";

const numberTests = ({ tests, takenBy }: Coverage): readonly TakingTest[] =>
  tests.map((test, at) => ({
    ...test,
    taken: Object.keys(takenBy).filter((id) => takenBy[id]?.includes(at)),
  }));

/** By transition the positions of the tests that take it, in the order of these ids. */
const takenByOf = (ids: readonly string[], tests: readonly TakingTest[]): Coverage["takenBy"] =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const by = tests.flatMap(({ taken }, at) => (taken.includes(id) ? [at] : []));
      return by.length === 0 ? [] : [[id, by]];
    }),
  );

const PATTERNS: ReadonlyMap<string, string> = new Map(
  MACHINES.map((entry) => [entry.machine.id, patternId(entry)]),
);

/** What a test exercised of an instance, as what it exercised of the pattern. */
function ofPattern(test: RecordedTest): RecordedTest {
  const pattern = PATTERNS.get(test.machine) ?? test.machine;
  if (pattern === test.machine) return test;
  const { state, transition } = renaming(test.machine, pattern);
  return {
    ...test,
    machine: pattern,
    taken: test.taken.map(transition),
    states: test.states.map(state),
    notOnScreen: Object.fromEntries(
      Object.entries(test.notOnScreen ?? {}).map(([id, reason]) => [transition(id), reason]),
    ),
  };
}

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** One test that exercised several instances of a pattern has exercised the pattern once. */
const mergeTests = (tests: readonly RecordedTest[]): readonly RecordedTest[] =>
  [
    ...Map.groupBy(tests, ({ machine, file, title }) =>
      JSON.stringify([machine, file, title]),
    ).values(),
  ].flatMap(([first, ...others]): readonly RecordedTest[] => {
    if (!first) return [];
    const all = [first, ...others];
    return [
      {
        ...first,
        taken: union(all.map(({ taken }) => taken)),
        states: union(all.map(({ states }) => states)),
        yes: union(all.map(({ yes }) => yes)),
        no: union(all.map(({ no }) => no)),
        notOnScreen: Object.assign({}, ...all.map(({ notOnScreen }) => notOnScreen)) as Record<
          string,
          string
        >,
      },
    ];
  });

/** What no screen of a pattern offers, with the reasons: what one instance does not offer, another one may. */
function notOnAnyScreen(tests: readonly RecordedTest[]): Readonly<Record<string, string>> {
  const taken = new Set(
    tests.filter((test) => levelOf(test) === "screen").flatMap((test) => test.taken),
  );
  const reasons = tests.flatMap(({ notOnScreen }) => Object.entries(notOnScreen ?? {}));
  return Object.fromEntries(reasons.filter(([id]) => !taken.has(id)));
}

/** The coverage of every listed machine that is no instance, from what its tests and those of its instances recorded. */
export function coverageFrom(all: readonly RecordedTest[]): readonly Coverage[] {
  const recorded = mergeTests(all.map(ofPattern));
  return MACHINES.filter((entry) => !isInstance(entry)).map(({ machine, title }) => {
    const chart = readChart(machine, title);
    const own = recorded
      .filter((test) => test.machine === machine.id)
      .toSorted((a, b) => compare(a.file, b.file) || compare(a.title, b.title));
    const tests = own.map((test) => ({ ...test, level: levelOf(test) }));
    const states = new Set(chart.states.map(({ id }) => id));
    const guards = [...new Set(chart.transitions.flatMap(({ guard }) => guard ?? []))].toSorted(
      compare,
    );
    const yes = countTests(
      own.map((test) => test.yes),
      new Set(guards),
    );
    const no = countTests(
      own.map((test) => test.no),
      new Set(guards),
    );
    return {
      chart: machine.id,
      hash: pathsHash(chart),
      states: countTests(
        own.map((test) => test.states),
        states,
      ),
      guards: Object.fromEntries(
        guards.map((name) => [name, { yes: yes[name] ?? 0, no: no[name] ?? 0 }]),
      ),
      tests: tests.map(({ level, title: name }) => ({ level, title: name })),
      takenBy: takenByOf(chart.transitions.map(({ id }) => id).toSorted(compare), tests),
      notOnScreen: notOnAnyScreen(own),
    };
  });
}

/** Coverage with the browser tests of another one of the same chart: they are run apart, and less often. */
export function withApplication(coverage: Coverage, browser: Coverage | null): Coverage {
  const added = browser?.hash === coverage.hash ? browser : null;
  const tests = [
    ...numberTests(coverage).filter((test) => !isOfApplication(test)),
    ...(added ? numberTests(added).filter(isOfApplication) : []),
  ];
  const ids = new Set([coverage, added].flatMap((one) => Object.keys(one?.takenBy ?? {})));
  return {
    ...coverage,
    tests: tests.map(({ level, title }) => ({ level, title })),
    takenBy: takenByOf([...ids].toSorted(compare), tests),
  };
}
