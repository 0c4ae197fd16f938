/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the calls of the Canadian site go, if it is another server than the page's own. */
  readonly VITE_API_CA?: string;
  readonly VITE_API_US?: string;
}
