import type pg from "pg";
import { COMPANY } from "./world.ts";

/** Records an image as sent by a user of a company, without its bytes; returns its path. */
export async function sentImage(
  owner: pg.Pool,
  path: string,
  companyId: string | null = COMPANY.maple,
): Promise<string> {
  const name = path.replace(/^\/images\//u, "");
  await owner.query(
    "insert into stored_image (name, uploaded_on) values ($1, now()) on conflict do nothing",
    [name],
  );
  await owner.query(
    "insert into image_upload (name, person, company_id) values ($1, $2, $3) on conflict do nothing",
    [name, `sender-of-${companyId}@marquee.test`, companyId],
  );
  return path;
}
