declare global {
  // The name under which the libraries that insert styles at run time look for it.
  var __webpack_nonce__: string | undefined;
}

/** Passes the page's nonce to libraries that insert styles (the scroll lock of dialogs), so that the policy lets them (OPS-2). */
export function startStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}

/** The nonce for a component that inserts a style and does not look for it by itself. */
export const styleNonce = (): string | undefined => globalThis.__webpack_nonce__;
