import { generateKeyPairSync } from "node:crypto";

const key = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** With what the assertions of the test's service account are checked. */
export const serviceAccountPublicKey = key.publicKey;

/** The key file of a service account as the Firebase console hands it out, with a key of this test run. */
export const serviceAccountOf = (projectId: string): string =>
  JSON.stringify({
    type: "service_account",
    project_id: projectId,
    client_email: `marquee@${projectId}.iam.gserviceaccount.test`,
    private_key: key.privateKey,
  });
