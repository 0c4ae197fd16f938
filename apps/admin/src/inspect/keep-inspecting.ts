const NAME = "inspect";

const isFlag = (part: string): boolean => part === NAME || part.startsWith(`${NAME}=`);

/** This address, with or without the parameter; what else it has stays as it is written. */
function inspectedAddress(address: string | URL, isAsked: boolean): string {
  const url = new URL(address, location.href);
  const others = url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !isFlag(part));
  url.search = (isAsked ? [...others, NAME] : others).join("&");
  return url.href;
}

/**
 * Lets the address of this window ask for the inspection, whatever the panel makes of it, so that it goes on when the window is
 * loaded again (LIVE-5). Only the entry of the history that is shown asks: no page that was left does, so that "back" leads to
 * none that asks once this is ended, by what is returned.
 */
export function keepInspecting(): () => void {
  let isAsked = true;
  const replace = history.replaceState.bind(history);
  const push = history.pushState.bind(history);
  const write = () => replace(history.state, "", inspectedAddress(location.href, isAsked));
  // the panel's router is loaded later: it calls these, and need not know of the parameter
  history.replaceState = (state, unused, address) =>
    replace(state, unused, inspectedAddress(address ?? location.href, isAsked));
  history.pushState = (state, unused, address) => {
    replace(history.state, "", inspectedAddress(location.href, false));
    push(state, unused, inspectedAddress(address ?? location.href, isAsked));
  };
  addEventListener("popstate", write);
  write();
  return () => {
    isAsked = false;
    write();
  };
}
