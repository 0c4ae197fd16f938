/** What looks like a secret wherever it is: of a payment, of a service, of a session, or in an address. */
const SECRETS: readonly RegExp[] = [
  /\w+_secret_\w+/g,
  /\b(?:sk|rk|ek)_(?:live|test)_\w+/g,
  /\bwhsec_[\w+/=]+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<=\b(?:Bearer|Basic) )[\w.~+/=-]+/g,
  /(?<=:\/\/)[^\s/@]*:[^\s/@]*(?=@)/g,
];

/** A text without what looks like a secret: the last line of defence, for messages of other programs. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((left, secret) => left.replaceAll(secret, "[redacted]"), text);
