/** The colours are the page's own custom properties, so that both themes fit. */
export const CARD_FORM_STYLE = `
:host { display: block; color: var(--ink, #1c2024); font: inherit; }
.frame { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid var(--line-control, #8b8d98);
  border-radius: 8px; background: var(--field, #fff); }
label { position: relative; display: flex; align-items: center; height: 42px; min-width: 0; }
label + label { border-top: 1px solid var(--line-strong, #d9d9e0); }
label:first-child { grid-column: 1 / -1; }
label:nth-child(3) { border-left: 1px solid var(--line-strong, #d9d9e0); }
input { box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0 12px; border: 0; border-radius: 7px;
  background: none; color: inherit; font: inherit; letter-spacing: inherit; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--muted, #60646c); opacity: 1; }
input:focus { outline: 2px solid var(--focus, #5b5bd6); outline-offset: -2px; }
input[aria-invalid="true"] { color: var(--bad-sign, #d13415); }
input[aria-invalid="true"]:not(:focus) { outline: 1px solid var(--bad-sign, #d13415); outline-offset: -1px; }
input[name="cvc"] { -webkit-text-security: disc; }
input[name="cvc"]:placeholder-shown { -webkit-text-security: none; }
.brand { position: absolute; right: 10px; padding-left: 6px; background: var(--field, #fff); color: var(--muted, #60646c);
  font-size: 12px; font-weight: 500; line-height: 16px; pointer-events: none; }
.faults { margin: 6px 0 0; padding: 0; list-style: none; color: var(--bad-sign, #d13415); font-size: 13px;
  font-weight: 500; line-height: 20px; }
.faults:empty { margin: 0; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (pointer: coarse) { input { font-size: 16px; } }
@media (forced-colors: active) { input:focus { outline-color: Highlight; } }
`;
