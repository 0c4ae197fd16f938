/** Everything that is piped in, as text; null at a terminal, since no user will type JSON. */
export async function readStandardInput(): Promise<string | null> {
  if (process.stdin.isTTY) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString("utf8");
  return text.trim() === "" ? null : text;
}
