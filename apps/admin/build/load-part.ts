import type { Plugin } from "vite";

/** The module that the build imports its loader of parts from. */
const LOADER = "\0vite/preload-helper.js";

/** Has the build load the parts of the panel by `module`, which exports `__vitePreload`. */
export const loadPart = (module: string): Plugin => ({
  name: "load-part",
  apply: "build",
  enforce: "pre",
  resolveId: {
    order: "pre",
    handler: (id) => (id === LOADER ? module : null),
  },
});
