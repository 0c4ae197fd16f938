import { responseText } from "../fuzz/check-response.ts";
import { ENDS_SIGN_IN, fuzzCalls } from "../fuzz/fuzz-call.ts";
import { fuzzCallers } from "../fuzz/fuzz-callers.ts";
import type { FuzzRequest } from "../fuzz/fuzz-request.ts";
import { addMarkedRows } from "../fuzz/fuzz-world.ts";
import { testServer } from "../harness/test-server.ts";
import { crossTenantRequests } from "./cross-tenant-requests.ts";

/** Row-level security, switched off everywhere. */
const NO_POLICIES = `do $$ declare t record; begin
  for t in select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity loop
    execute format('alter table %I disable row level security', t.relname);
  end loop; end $$`;
/** A user of a company, a user of one branch of it, a merchant and a shop of another company, and one of whom nothing was ever live. */
const WHO = new Set(["merchant", "branch", "other", "shop", "pending"]);

/** A server at which users of two companies request what is theirs and what is not. */
export interface OtherTenants {
  readonly requests: readonly FuzzRequest[];
  /** Sends a request. Returns status and text, without the number of the request. */
  readonly send: (request: FuzzRequest) => Promise<string>;
  /** Switches row-level security off everywhere, for good. */
  readonly dropPolicies: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The small world of the tests. */
export async function otherTenants(): Promise<OtherTenants> {
  const server = await testServer({ listen: true, env: { RATE_LIMITS: "off" } });
  const rows = await addMarkedRows(server);
  const callers = (await fuzzCallers(server)).filter(({ name }) => WHO.has(name));
  // a caller whose sessions have ended is refused whatever they ask, and no filter is used any more
  const calls = fuzzCalls().filter(({ name }) => name !== ENDS_SIGN_IN);
  return {
    requests: callers.flatMap((caller) =>
      calls.flatMap((target) => crossTenantRequests(target, caller, rows)),
    ),
    send: async ({ method, url, headers, payload }) => {
      const sent = { method, url, headers, ...(payload === null ? {} : { payload }) };
      const response = await server.app.inject(sent);
      const text = responseText(response).replaceAll(/"reference":"[0-9a-f]{8}"/g, "");
      return `${response.statusCode} ${text}`;
    },
    dropPolicies: async () => {
      await server.database.owner.query(NO_POLICIES);
    },
    close: () => server.close(),
  };
}
