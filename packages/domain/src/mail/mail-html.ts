import type { MailAmount, MailContent } from "./mail.schema.ts";

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

/**
 * Looks of the few parts that have any. Text and ground are those of the reader's own program, in light and in dark; lines
 * are a grey that shows on both, and the button has its own two colours (MAIL-R4).
 */
const BODY =
  "margin:0;padding:24px 16px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5";
const TABLE = "width:100%;border-collapse:collapse;margin:16px 0";
const CELL = "padding:6px 0;border-bottom:1px solid #8b8d98;vertical-align:top";
const BUTTON =
  "display:inline-block;padding:10px 20px;border-radius:8px;background:#5b5bd6;color:#ffffff;font-weight:600;text-decoration:none";

function linkHtml(link: NonNullable<MailContent["link"]>): string {
  const label = escape(link.label);
  return isWebAddress(link.href)
    ? `<p style="margin:24px 0"><a href="${escape(link.href)}" style="${BUTTON}">${label}</a></p>`
    : `<p>${label}: ${escape(link.href)}</p>`;
}

const row = (label: string, value: string, align: "left" | "right", weight: string): string =>
  `<tr><th align="left" scope="row" style="${CELL};padding-right:16px;font-weight:${weight}">${escape(label)}</th><td align="${align}" style="${CELL};font-weight:${weight}">${escape(value)}</td></tr>`;

const factsTable = (facts: MailContent["facts"]): string =>
  facts.length === 0
    ? ""
    : `<table style="${TABLE}">${facts.map(({ label, value }) => row(label, value, "left", "400")).join("")}</table>`;

/** An amount broken down, its last line in bold. */
const amountsTable = (amounts: readonly MailAmount[]): string =>
  amounts.length === 0
    ? ""
    : `<table style="${TABLE}">${amounts
        .map(({ label, value }, at) =>
          row(label, value, "right", at === amounts.length - 1 ? "700" : "400"),
        )
        .join("")}</table>`;

/** The HTML form of a mail: the words of its plain form, every value escaped, no image, no script, nothing fetched (MAIL-R2). */
export function mailHtml({ subject, paragraphs, facts, amounts = [], link }: MailContent): string {
  const body = paragraphs.map((text) => `<p>${escape(text).replaceAll("\n", "<br>")}</p>`);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title></head>`,
    `<body style="${BODY}"><div style="max-width:560px;margin:0 auto">`,
    ...body,
    factsTable(facts),
    amountsTable(amounts),
    link ? linkHtml(link) : "",
    "</div></body></html>",
  ].join("");
}
