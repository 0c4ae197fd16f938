// Starts the server, or says in a sentence which Node it needs (OPS-9): an older one cannot read TypeScript, and what it
// prints of that is a stack trace. So this file alone is plain JavaScript, which any of them reads.
const LEAST = 24;

const { node } = process.versions;
if (Number.parseInt(node, 10) >= LEAST) await import("./main.ts");
else {
  process.stderr.write(
    `Marquee does not start: it needs Node ${LEAST}, and this is Node ${node}. The project brings its own, node_modules/.bin/node.\n`,
  );
  process.exitCode = 2;
}
