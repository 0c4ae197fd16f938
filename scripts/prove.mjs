// `npm run prove [part] [-- --seed n --count n --processes n]`: the long runs. Without a part, all of them.
// Its last line counts what was proven; a finding is printed with the command that repeats it.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

/** Each part exports `prove({ seed, count, processes, say })`, which returns `{ passed, failed }`. */
const PARTS = {
  access: () => import("@marquee/verification/proof/prove-access"),
  clock: () => import("@marquee/verification/proof/prove-clock"),
  deploy: () => import("@marquee/verification/proof/prove-deploy"),
  fuzz: () => import("@marquee/verification/proof/prove-fuzz"),
  kill: () => import("@marquee/verification/proof/prove-kill"),
  machines: () => import("@marquee/verification/proof/prove-machines"),
  mutants: () => import("@marquee/verification/proof/prove-mutants"),
  nodes: () => import("@marquee/verification/proof/prove-nodes"),
  restore: () => import("@marquee/verification/proof/prove-restore"),
  screens: () => import("@marquee/verification/proof/prove-screens"),
  simulation: () => import("@marquee/verification/proof/prove-simulation"),
  tests: () => import("@marquee/verification/proof/prove-tests"),
  tenancy: () => import("@marquee/verification/proof/prove-tenancy"),
};

// everything, unless the sample of a commit is to be repeated (verification/src/sample.ts)
process.env["SAMPLE"] ??= "all";

const number = { type: "string" };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: number, count: number, processes: number },
});
const unknown = positionals.filter((part) => !Object.hasOwn(PARTS, part));
const wrong = Object.entries(values).filter(([, text]) => !/^[1-9]\d{0,8}$/.test(text));
if (unknown.length > 0 || wrong.length > 0) {
  const parts = Object.keys(PARTS).join(", ");
  for (const part of unknown) console.error(`There is no part ${part}; the parts are ${parts}.`);
  for (const [name] of wrong) console.error(`--${name} is a whole number above 0.`);
  process.exit(2);
}

const seed = Number(values.seed ?? (Date.now() % 90_000_000) + 1);
const count = values.count === undefined ? null : Number(values.count);
const processes = Number(values.processes ?? Math.max(1, availableParallelism()));
const total = { passed: 0, failed: 0 };
console.log(`seed ${seed}`);
for (const part of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const began = performance.now();
  console.log(`\n── ${part}`);
  const say = (line) => console.log(`   ${line}`);
  try {
    const { prove } = await PARTS[part]();
    const { passed, failed } = await prove({ seed, count, processes, say });
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${passed} passed, ${failed} failed in ${seconds} s`);
  } catch (error) {
    console.error(error);
    total.failed += 1;
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
