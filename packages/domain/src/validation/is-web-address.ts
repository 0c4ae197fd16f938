/**
 * Whether a text is the address of a web site, with or without `https://` before it: a host of at least two parts
 * (FORM-E3). Other schemes, names and passwords are none.
 */
export function isWebAddress(text: string): boolean {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//iu.test(typed) ? typed : `https://${typed}`;
  if (/\s/u.test(typed) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && password === "" && isHost(hostname);
}

function isHost(name: string): boolean {
  const parts = name.split(".");
  return parts.length > 1 && parts.every((part) => part !== "");
}
