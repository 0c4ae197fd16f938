import { parseJson } from "@marquee/domain/wire/parse-json";
import { createPrivateKey } from "node:crypto";
import type { Env } from "./env.ts";

/** The Firebase service account with which accounts of new users are made. */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** PEM, PKCS #8. */
  readonly privateKey: string;
}

const NAME = "FIREBASE_SERVICE_ACCOUNT";
/** A placeholder while reasons are collected; a start with reasons is refused. */
const NONE: ServiceAccount = { clientEmail: "", privateKey: "" };

const readText = (file: unknown, name: string): string => {
  if (typeof file !== "object" || file === null) return "";
  const value: unknown = Reflect.get(file, name);
  return typeof value === "string" ? value : "";
};

const isRsaKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
};

/** Reads the service account (CONFIG-M12): the JSON file of the Firebase console, as text. No reason repeats any of it. */
export function readServiceAccount(env: Env, projectId: string, reasons: string[]): ServiceAccount {
  const text = env[NAME];
  if (!text) {
    reasons.push(`${NAME} is missing: production is half configured.`);
    return NONE;
  }
  const file = parseJson(text);
  const account = {
    clientEmail: readText(file, "client_email"),
    privateKey: readText(file, "private_key"),
  };
  if (account.clientEmail === "" || !isRsaKey(account.privateKey)) {
    reasons.push(
      `${NAME} is the JSON of a service account's key, with its client_email and an RSA private_key.`,
    );
    return NONE;
  }
  if (projectId && readText(file, "project_id") !== projectId)
    reasons.push(`${NAME} is of another project than FIREBASE_PROJECT_ID.`);
  return account;
}
