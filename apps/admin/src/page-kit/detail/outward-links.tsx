import { mobileText } from "@marquee/domain/validation/typed-values";

interface OutwardLinkProps {
  readonly to: string;
}

/** A page of the web, without what every address begins with. */
export const WebLink = ({ to }: OutwardLinkProps) => (
  <a
    href={/^https?:/i.test(to) ? to : `https://${to}`}
    target="_blank"
    rel="noopener noreferrer"
    className="link"
  >
    {to.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")}
  </a>
);

/** An e-mail address that is written to. */
export const MailLink = ({ to }: OutwardLinkProps) => (
  <a href={`mailto:${to}`} className="link">
    {to}
  </a>
);

/** A phone number that is called. */
export const PhoneLink = ({ to }: OutwardLinkProps) => (
  <a href={`tel:${to}`} className="link figures whitespace-nowrap">
    {mobileText(to)}
  </a>
);
