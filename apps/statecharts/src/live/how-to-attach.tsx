import { Button } from "@marquee/ui/controls/button.tsx";
/** How a window of the panel lets itself be watched. */
export const HowToAttach = () => (
  <section className="section" aria-label="How to watch a window">
    <h2>Watch a window of the panel</h2>
    <p className="about">
      Its machines light up here as a user works: where they are, what was taken last, and every
      event with its time.
    </p>
    <p className="row">
      <Button asChild variant="primary">
        <a href="/ADMIN-UI/?inspect" target="_blank" rel="noreferrer">
          Open the panel to be watched
        </a>
      </Button>
    </p>
    <p className="about">
      Or add <code>?inspect</code> to the address of a page of the panel and load it. The window
      says that it can be watched, and ends it on demand. Passwords, e-mail addresses, cards and all
      that users type are withheld in the window itself. In production the parameter does nothing.
    </p>
  </section>
);
