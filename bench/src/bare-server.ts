// The yardstick of the calls: node:http and pg, nothing else. It opens a transaction as we must, has as many connections,
// keeps its statements prepared, and sends about as many bytes (the report says how many). It trusts every caller: no
// token, no rights, no policies (it works as the owner of the tables), no names of branch and campaign, no total.
import { createServer } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env["BARE_DATABASE_URL"], max: 16 });
const LIST = "select * from offer where company_id = $1 order by created_on desc, id limit 200";
const ONE = "select * from offer where id = $1";

async function inTransaction(
  name: string,
  text: string,
  values: readonly string[],
): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query({ name, text, values: [...values] });
    await client.query("commit");
    return rows;
  } finally {
    client.release();
  }
}

const server = createServer((request, response) => {
  const [, kind = "", id = ""] = (request.url ?? "").split("/");
  const work =
    kind === "list" ? inTransaction("list", LIST, [id]) : inTransaction("one", ONE, [id]);
  work.then(
    (data) =>
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data })),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" && address ? address.port : 0}\n`);
});
