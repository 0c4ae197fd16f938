/** The style sheet of the page of calls: nothing from elsewhere, light and dark by the reader's own choice. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --line: light-dark(#d9d9e0, #363a3f);
  --faint: light-dark(#60646c, #b0b4ba);
  --ground: light-dark(#f9f9fb, #18191b);
  --accent: light-dark(#0d74ce, #70b8ff);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0;
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  font: 15px/1.55 system-ui, sans-serif;
}
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.15rem 0; }
main { padding: 1.5rem 2rem 6rem; max-width: 70rem; }
a { color: var(--accent); text-underline-offset: 0.2em; }
h1 { font-size: 1.6rem; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 3rem 0 0.25rem; }
h3 { font-size: 0.95rem; margin: 0; overflow-wrap: anywhere; }
article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); }
article:target { outline: 2px solid var(--accent); }
article p { margin: 0.4rem 0 0.75rem; }
code, .method { font: 0.92em ui-monospace, monospace; }
.method { font-weight: 700; }
.mark { font-size: 0.8em; font-weight: 400; color: var(--faint); border: 1px solid var(--line); border-radius: 4px; padding: 0 0.35em; }
dl { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0.2rem 1rem; margin: 0; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; margin-top: 0.75rem; border-collapse: collapse; font-size: 0.92em; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
thead th { color: var(--faint); font-weight: 400; border-top: 0; }
tbody th { font-weight: 600; white-space: nowrap; }
@media (max-width: 50rem) {
  body { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; }
  main { padding: 1rem; }
  table, thead, tbody, tr, th, td { display: block; border-top: 0; padding: 0.1rem 0; }
  thead { display: none; }
  tr { border-top: 1px solid var(--line); padding: 0.3rem 0; }
}
`;
