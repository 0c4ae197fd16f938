import Fastify from "fastify";
// A sandbox in a process of its own, for tests that kill it. Prints its address and then serves.
import pg from "pg";
import { registerSandbox } from "../register-sandbox.ts";

const app = Fastify();
let origin = "";
const pool = new pg.Pool({ connectionString: process.env["SANDBOX_DATABASE_URL"] ?? "" });
await registerSandbox(app, { pool, origin: () => origin });
origin = await app.listen({ host: "127.0.0.1", port: 0 });
process.stdout.write(`${origin}\n`);
