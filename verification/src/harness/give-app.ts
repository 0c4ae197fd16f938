import type { TestServer } from "./test-server.ts";

/** Gives the account of a user an authenticator app, as its own enrolment would. */
export const giveApp = ({ database }: TestServer, email: string, at: string): Promise<unknown> =>
  database.owner.query(
    `insert into sandbox.second_factor (local_id, enrollment_id, secret, enrolled_at, last_step)
     select local_id, $1, 'ABCDEFGH', $2, 0 from sandbox.account where email = $1`,
    [email, at],
  );
