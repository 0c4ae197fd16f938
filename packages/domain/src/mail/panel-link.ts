import type { MailContent } from "./mail.schema.ts";

/** A page of the panel as a mail names it: below `/ADMIN-UI`, without a site. */
export function panelPath(path: string, search: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** The link of a mail when it is sent: a page of the panel gets the site of this origin, and without one there is no link (MAIL-L1). */
export function sentLink(link: MailContent["link"], origin: string | null): MailContent["link"] {
  if (link === null || !link.href.startsWith("/")) return link;
  return origin === null ? null : { ...link, href: `${origin}/ADMIN-UI${link.href}` };
}
