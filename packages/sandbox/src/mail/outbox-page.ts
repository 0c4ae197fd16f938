import type { DeliveredMail } from "./mail.ts";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Only web addresses become links: a `javascript:` one stays text. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

function linkHtml(mail: DeliveredMail): string {
  if (!mail.link) return "";
  if (!isWebAddress(mail.link)) return `<p>${escape(mail.link)}</p>`;
  return `<p><a href="${escape(mail.link)}" aria-describedby="mail-${mail.id}">Open the link</a></p>`;
}

function mailHtml(mail: DeliveredMail): string {
  const paragraphs = mail.text
    .split(/\n{2,}/)
    .map((part) => `<p>${escape(part).replaceAll("\n", "<br>")}</p>`)
    .join("");
  return `<li><article aria-labelledby="mail-${mail.id}">
<h2 id="mail-${mail.id}">${escape(mail.subject)}</h2>
<p class="meta">To <strong>${escape(mail.to)}</strong>, <time datetime="${mail.sentAt}">${mail.sentAt.slice(0, 16).replace("T", " ")} UTC</time></p>
${paragraphs}${linkHtml(mail)}
</article></li>`;
}

/** The outbox as a page without scripts: newest message first, links to follow [SBX-M2]. */
export function outboxPage(mails: readonly DeliveredMail[]): string {
  const list = mails.length
    ? `<ol reversed>${mails.map(mailHtml).join("\n")}</ol>`
    : `<p>No mail has been sent yet.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><link rel="stylesheet" href="/__sandbox/outbox.css"></head>
<body><main><h1>Outbox</h1>
<p class="meta">Mail that would have been sent stays here: nothing leaves this machine. <a href="">Look again</a></p>
${list}</main></body></html>`;
}

export const outboxStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#f9f9fb, #111113); --card: light-dark(#fff, #18191b);
  --line: light-dark(#e0e1e6, #363a3f); --text: light-dark(#1c2024, #edeef0); --text-2: light-dark(#60646c, #b0b4ba);
  --accent: light-dark(#5753c6, #b1a9ff); }
body { margin: 0; background: var(--canvas); color: var(--text); font: 400 15px/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1rem; margin: 0; }
ol { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .75rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; }
p { margin: .5rem 0 0; overflow-wrap: anywhere; } .meta { color: var(--text-2); font-size: .875rem; }
a { color: var(--accent); } a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
