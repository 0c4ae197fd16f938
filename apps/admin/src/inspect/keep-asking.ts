const NAME = "inspect";

const isAsking = (part: string): boolean => part === NAME || part.startsWith(`${NAME}=`);

/** This address, with or without the parameter; what else it has stays as it is written. */
function addressOf(address: string | URL, isAsked: boolean): string {
  const url = new URL(address, location.href);
  const others = url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !isAsking(part));
  url.search = (isAsked ? [...others, NAME] : others).join("&");
  return url.href;
}

/**
 * Lets every address of this window ask for the inspection, whatever the panel makes of it, so that it goes on when the window is
 * loaded again (LIVE-5). What is returned ends it: no address asks any more, nor one that "back" leads to.
 */
export function keepAsking(): () => void {
  let isAsked = true;
  const replace = history.replaceState.bind(history);
  const write = () => replace(history.state, "", addressOf(location.href, isAsked));
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    // the panel's router is loaded later: it calls this one, and need not know of the parameter
    history[name] = (state, unused, address) =>
      change(state, unused, addressOf(address ?? location.href, isAsked));
  }
  addEventListener("popstate", write);
  write();
  return () => {
    isAsked = false;
    write();
  };
}
