import { operate } from "./operate/operate.ts";

const { code, out, err } = await operate(process.argv.slice(2), process.env);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
