const BOUNDARY = "marquee-boundary";

/** A multipart body with one file, as a browser sends it; `name` and `type` are claims that the server need not believe. */
export function fileForm(
  bytes: Buffer,
  {
    name = "a.png",
    type = "image/png",
    field = "file",
  }: { readonly name?: string; readonly type?: string; readonly field?: string } = {},
): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
