/** Style sheet of the server's own pages. Its values are those of the product's tokens. */
export const style = `:root {
  color-scheme: light dark;
  --surface: light-dark(#ffffff, #12181b);
  --surface-sunken: light-dark(#f3f6f6, #0c1113);
  --surface-raised: light-dark(#ffffff, #1a2226);
  --surface-hover: light-dark(#eef3f4, #1d262a);
  --surface-selected: light-dark(#e2eff2, #16323c);
  --text: light-dark(#142026, #e5ecee);
  --text-muted: light-dark(#4a5960, #aab7bc);
  --text-on-solid: light-dark(#ffffff, #08191f);
  --line-hairline: light-dark(#d9e0e2, #2a353a);
  --line-control: light-dark(#77868d, #74838a);
  --line-rule: light-dark(#142026, #aab7bc);
  --accent: light-dark(#0a5c74, #7cc5dc);
  --accent-hover: light-dark(#07495d, #9bd6e8);
  --info-line: light-dark(#4a6cc4, #7796e4);
  --info-tint: light-dark(#ebf0fb, #1a233c);
  --success-line: light-dark(#2b8253, #4aa974);
  --success-tint: light-dark(#e6f4eb, #13291d);
  --danger-text: light-dark(#9c1f1f, #f7a49e);
  --warning-line: light-dark(#ad6a00, #c78b33);
  --warning-tint: light-dark(#fdf2de, #2d2210);
  --focus: light-dark(#0b1216, #ffffff);
  --control: 2.25rem;
}
@media (pointer: coarse) { :root { --control: 2.75rem; } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; overflow-y: scroll; }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; background: var(--surface); color: var(--text); font: 400 0.9375rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; }
h1, h2, h3, p, ul, fieldset, legend { margin: 0; padding: 0; }
h1 { font-size: 1.75rem; line-height: 1.25; font-weight: 600; letter-spacing: -0.012em; text-wrap: balance; }
h2 { font-size: 1.0625rem; line-height: 1.25; font-weight: 600; }
ul { list-style: none; }
fieldset { border: 0; min-inline-size: 0; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }
svg { display: block; }
a { color: var(--accent); text-underline-offset: 0.18em; }
a:hover { color: var(--accent-hover); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
main { flex: 1; inline-size: 100%; max-inline-size: 44rem; margin-inline: auto; padding: 2rem clamp(1rem, 4vw, 2rem) 4rem; }
main:focus { outline: none; }
.skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -6rem; background: var(--surface-raised); padding: 0.5rem 1rem; border-radius: 5px; }
.skip:focus { inset-block-start: 0.5rem; }
.brand { display: flex; align-items: center; gap: 0.5rem; margin-block-end: 2rem; font-size: 1.0625rem; font-weight: 600; }
.brand svg { color: var(--accent); inline-size: 1.5rem; block-size: 1.5rem; }
.brand img { display: block; inline-size: auto; max-inline-size: 10rem; block-size: 1.75rem; object-fit: contain; }
.lede { max-inline-size: 66ch; margin-block-start: 0.25rem; color: var(--text-muted); overflow-wrap: anywhere; }
.lede + .lede { margin-block-start: 0.75rem; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.banner { margin-block-start: 1.5rem; padding: 0.75rem 1rem; border-inline-start: 4px solid var(--info-line); border-radius: 3px; background: var(--info-tint); line-height: 1.4; }
.banner p + p { margin-block-start: 0.25rem; }
.warning { border-color: var(--warning-line); background: var(--warning-tint); }
.success { border-color: var(--success-line); background: var(--success-tint); }
.written { white-space: pre-line; overflow-wrap: anywhere; }
.field.wide { max-inline-size: none; }
.fault { color: var(--danger-text); font-size: 0.8125rem; font-weight: 600; }
.field { display: grid; gap: 0.25rem; margin-block-start: 1.5rem; max-inline-size: 28rem; }
.field > label, legend { font-weight: 600; line-height: 1.4; }
.hint { color: var(--text-muted); font-size: 0.8125rem; line-height: 1.4; }
.input, select { inline-size: 100%; min-block-size: var(--control); padding: 0.3rem 0.75rem; border: 1px solid var(--line-control); border-radius: 5px; background: var(--surface-raised); line-height: 1.4; }
.search { display: flex; gap: 0.5rem; }
.rows { margin-block-start: 1.5rem; border-block-start: 2px solid var(--line-rule); }
.row { display: grid; grid-template-columns: auto minmax(0, 1fr) auto auto; gap: 0.25rem 0.75rem; align-items: center; inline-size: 100%; min-block-size: 2.75rem; padding: 0.75rem 0.5rem; border: 0; border-block-end: 1px solid var(--line-hairline); background: none; text-align: start; line-height: 1.4; }
.row.plain { grid-template-columns: minmax(0, 1fr) auto; padding-block: 0.5rem; }
.row:hover { background: var(--surface-hover); }
.row:focus-visible { outline-offset: -3px; }
.row b { font-weight: 600; overflow-wrap: anywhere; }
.row svg { inline-size: 1rem; block-size: 1rem; fill: none; stroke: currentColor; stroke-width: 1.5; }
.sub { display: block; color: var(--text-muted); font-size: 0.8125rem; overflow-wrap: anywhere; }
.initials { display: grid; place-items: center; inline-size: 2rem; block-size: 2rem; border: 1px solid var(--line-control); border-radius: 50%; font-size: 0.75rem; font-weight: 600; }
.tag { padding: 0.05rem 0.4rem; border: 1px solid var(--line-hairline); border-radius: 3px; color: var(--text-muted); font-size: 0.75rem; line-height: 1.5; white-space: nowrap; }
textarea { resize: vertical; }
[aria-invalid] { border-color: var(--danger-text); }
h3 { margin: 1rem 0 0; font-size: 0.9375rem; line-height: 1.4; font-weight: 600; }
.other { margin-block-start: 1.5rem; }
.other + .actions { margin-block-start: 0.5rem; }
dl, dd, ol { margin: 0; padding: 0; }
.facts > div { display: grid; gap: 0 1rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line-hairline); line-height: 1.4; }
.facts dt { color: var(--text-muted); font-size: 0.8125rem; padding-block-start: 0.08rem; }
del { color: var(--text-muted); text-decoration: none; }
ins { font-weight: 500; text-decoration: none; }
@media (min-width: 40em) { .facts > div { grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); } }
.events { list-style: none; margin-block-start: 0.5rem; line-height: 1.4; }
.events > li { padding: 0 0 1rem 1rem; border-inline-start: 2px solid var(--line-hairline); }
.events > li:last-child { padding-block-end: 0; }
.said { margin-block: 0.25rem; padding: 0.5rem 0.75rem; border-radius: 3px; background: var(--surface-sunken); }
.section { margin-block-start: 2rem; padding-block-start: 0.5rem; border-block-start: 2px solid var(--line-rule); }
.radios { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-block-start: 1rem; }
.radios legend { inline-size: 100%; }
.radios label { display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 1.75rem; }
.radios input { inline-size: 1.125rem; block-size: 1.125rem; margin: 0; accent-color: var(--accent); }
.found { margin-block-start: 1rem; }
.found + .rows { margin-block-start: 0.5rem; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 1.5rem; }
.button { display: inline-flex; align-items: center; justify-content: center; min-block-size: var(--control); padding: 0.3rem 1rem; border: 1px solid var(--line-control); border-radius: 5px; background: var(--surface-raised); color: var(--text); font-weight: 500; line-height: 1.2; text-decoration: none; }
.button:hover { background: var(--surface-hover); color: var(--text); }
.primary { background: var(--accent); border-color: var(--accent); color: var(--text-on-solid); }
.primary:hover { background: var(--accent-hover); border-color: var(--accent-hover); color: var(--text-on-solid); }
@media (max-width: 30em) {
  .row { grid-template-columns: auto minmax(0, 1fr) auto; }
  .row .tag { grid-area: 2 / 2; justify-self: start; }
}
footer { border-block-start: 1px solid var(--line-hairline); background: var(--surface-sunken); padding: 0.75rem clamp(1rem, 4vw, 2rem); font-size: 0.8125rem; }
.languages { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
footer > * { max-inline-size: 40rem; margin-inline: auto; }
footer a { display: inline-block; padding-block: 0.25rem; }
.languages [aria-current] { color: var(--text); font-weight: 600; text-decoration: none; }
@media (forced-colors: active) { .banner, .tag, .button { border: 1px solid; } }
`;
