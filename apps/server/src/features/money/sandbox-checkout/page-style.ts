/** The tokens of the web app (apps/web/ui/tokens.css) that these pages need. */
const TOKENS = `
:root {
  color-scheme: light dark;
  --bg: #faf9f6; --surface: #fff; --text: #17201c; --muted: #55605a; --border: #dddcd3;
  --control: #7c867f; --primary: #0b6b4c; --on-primary: #fff; --primary-hover: #08543b;
  --primary-soft: #e3f3eb; --link: #0b6b4c; --danger: #b3261e; --danger-soft: #fcebe9;
  --warn: #8a5300; --warn-soft: #fff2dc; --focus: #1b4fd8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #0f1412; --surface: #171d1a; --text: #ecf1ee; --muted: #a9b5af; --border: #2e3833;
    --control: #7b8881; --primary: #5fd3a6; --on-primary: #062118; --primary-hover: #84e0bc;
    --primary-soft: #143b2d; --link: #6fdcb2; --danger: #ff8a80; --danger-soft: #43201e;
    --warn: #ffc266; --warn-soft: #3d2c11; --focus: #9db8ff;
  }
}`

export const PAGE_STYLE = `${TOKENS}
* { box-sizing: border-box; }
html { scroll-padding: 12rem 0 1rem; }
body {
  margin: 0; background: var(--bg); color: var(--text); overflow-wrap: anywhere;
  font: 1rem/1.55 'Figtree Variable', Figtree, system-ui, sans-serif;
}
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--link); }
h1, h2 { margin: 0; line-height: 1.3; font-weight: 650; }
h1 { font-size: 1.375rem; }
h2 { font-size: 1.125rem; }
p { margin: 0; }
section > h1 + p { margin-top: 0.5rem; }
.notice { background: var(--warn-soft); color: var(--warn); padding: 0.625rem 1rem; text-align: center; font-weight: 600; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1.25rem; align-items: start; }
main > * { min-width: 0; }
.brand { color: var(--primary); font-weight: 700; }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 14px; padding: 1rem; }
.summary { display: grid; gap: 0.25rem; }
.whole { white-space: nowrap; }
.muted { color: var(--muted); font-size: 0.875rem; line-height: 1.5; }
dl { margin: 0.25rem 0 0; display: grid; gap: 0.25rem; }
dl > div { display: flex; justify-content: space-between; gap: 1rem; }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 1.25rem; }
fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 0.5rem; min-width: 0; }
legend { padding: 0; font-weight: 600; margin-bottom: 0.5rem; }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 0.75rem; padding: 0.75rem; border: 1px solid var(--border); border-radius: 10px; cursor: pointer; }
.choice:has(:checked) { border-color: var(--primary); background: var(--primary-soft); }
.choice input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--primary); grid-row: 1 / span 2; align-self: center; }
.choice b { font-weight: 600; }
.choice span { color: var(--muted); font-size: 0.875rem; }
.fields { display: grid; gap: 1rem; }
.field { display: grid; gap: 0.25rem; align-content: start; }
.field label { font-weight: 600; }
.field input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: 10px; }
.field input[aria-invalid] { border-color: var(--danger); }
.problem { background: var(--danger-soft); color: var(--danger); border-radius: 10px; padding: 0.75rem 1rem; font-weight: 600; }
button { min-height: 3rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 650; border: 0; border-radius: 10px; background: var(--primary); color: var(--on-primary); cursor: pointer; }
button:hover { background: var(--primary-hover); }
button.second { background: transparent; color: var(--text); border: 1px solid var(--control); }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; justify-self: start; }
@media (min-height: 600px) {
  .summary { position: sticky; top: 0.5rem; }
}
@media (min-width: 600px) {
  .fields { grid-template-columns: 2fr 1fr; }
}
@media (min-width: 750px) {
  html { scroll-padding: 1rem 0; }
  main { grid-template-columns: minmax(0, 1fr) 20rem; padding: 2rem 1.5rem; }
  .aside { grid-column: 2; grid-row: 1 / span 2; position: sticky; top: 1rem; }
  .main { grid-column: 1; }
  .single { grid-template-columns: minmax(0, 36rem); justify-content: center; }
  .single > * { grid-column: 1; }
}
`
