import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface PasswordHash {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const LENGTH = 32;
const UNKNOWN_USER: PasswordHash = { salt: Buffer.alloc(16), hash: Buffer.alloc(LENGTH) };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, LENGTH, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

/** A salted scrypt hash; the password itself is stored nowhere [SBX-I2]. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return { salt, hash: await derive(password, salt) };
}

/** Does the same work for an unknown account, so that time does not disclose who exists [SBX-I3]. */
export async function passwordMatches(
  password: string,
  expected: PasswordHash | null,
): Promise<boolean> {
  const { salt, hash } = expected ?? UNKNOWN_USER;
  const same = timingSafeEqual(await derive(password, salt), hash);
  return same && expected !== null;
}
