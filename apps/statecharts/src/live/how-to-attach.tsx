import { Button } from "@marquee/ui/controls/button.tsx";
import { About, Headline, Section } from "../panel/section.tsx";

/** How a window of the panel lets itself be watched. */
export const HowToAttach = (props: { readonly className?: string }) => (
  <Section label="How to watch a window" className={props.className ?? ""}>
    <Headline>Watch a window of the panel</Headline>
    <About>
      Its machines light up here as a user works: where they are, what was taken last, and every
      event with its time.
    </About>
    <p className="my-3.5 flex items-center">
      <Button asChild variant="primary">
        <a href="/ADMIN-UI/?inspect" target="_blank" rel="noreferrer">
          Open the panel to be watched
        </a>
      </Button>
    </p>
    <About className="mt-2.5">
      Or add <code>?inspect</code> to the address of a page of the panel and load it. The window
      says that it can be watched, and ends it on demand. Passwords, e-mail addresses, cards and all
      that users type are withheld in the window itself. In production the parameter does nothing.
    </About>
  </Section>
);
