/** A page of the web, without what every address begins with. */
export const WebLink = ({ to }: { readonly to: string }) => (
  <a
    href={/^https?:/i.test(to) ? to : `https://${to}`}
    target="_blank"
    rel="noopener noreferrer"
    className="link"
  >
    {to.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")}
  </a>
);
