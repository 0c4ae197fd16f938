import type { MailContent } from "./mail.schema.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");

/** Only web addresses become links: a `javascript:` one stays text (MAIL-R2). */
const isWebAddress = (href: string): boolean => /^https?:\/\//i.test(href);

function linkHtml(link: NonNullable<MailContent["link"]>): string {
  const label = escape(link.label);
  return isWebAddress(link.href)
    ? `<p><a href="${escape(link.href)}">${label}</a></p>`
    : `<p>${label}: ${escape(link.href)}</p>`;
}

const factsTable = (facts: MailContent["facts"]): string =>
  facts.length === 0
    ? ""
    : `<table cellpadding="4">${facts
        .map(
          ({ label, value }) =>
            `<tr><th align="left" scope="row">${escape(label)}</th><td>${escape(value)}</td></tr>`,
        )
        .join("")}</table>`;

/** The simple HTML form of a mail: the same words, every value escaped, no style, no image, no script (MAIL-R2). */
export function mailHtml({ subject, paragraphs, facts, link }: MailContent): string {
  const body = paragraphs.map((text) => `<p>${escape(text).replaceAll("\n", "<br>")}</p>`);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head><body>`,
    ...body,
    factsTable(facts),
    link ? linkHtml(link) : "",
    "</body></html>",
  ].join("");
}
