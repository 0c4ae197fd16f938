import { query } from "../database.ts";

/** A user of the merchant's company whom no other test signs in as, with the password of all; returns the e-mail. */
export async function ownUser(name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${Date.now().toString(36)}@new.test`;
  await query(
    `insert into app_user (email, name, mobile_no, auth_type, company_id, role_id)
     select $1, $2, '4165550144', auth_type, company_id, role_id from app_user where email = 'merchant@marquee.test'`,
    [email, name],
  );
  await query(
    `insert into sandbox.account (local_id, email, email_verified, password_salt, password_hash, created_at, valid_since)
     select $1, $1, true, password_salt, password_hash, now() - interval '1 hour', now() - interval '1 hour'
     from sandbox.account where email = 'merchant@marquee.test'`,
    [email],
  );
  return email;
}
