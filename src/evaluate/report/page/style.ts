/** The stylesheet; colours follow the reader's light or dark setting. Contrast is 4.5 or more. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #fff; --panel: #f5f7f9; --ink: #1a1f24; --soft: #57606a; --line: #d4dae1; --accent: #0b62b0; --fill: #9cc4e8; --grey: #b4bcc5; --del: #ffe0dc; --del-ink: #8c1d12; --ins: #d8f2d8; --ins-ink: #12541c; --warn: #fff3cf; --warn-line: #b98900; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14181d; --panel: #1c2229; --ink: #e5e9ee; --soft: #a3adb8; --line: #38414b; --accent: #79b8f3; --fill: #2d5f8e; --grey: #59636e; --del: #4c211d; --del-ink: #ffb9b0; --ins: #193d20; --ins-ink: #a5e5ae; --warn: #3a3013; --warn-line: #d3a52a; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
header, main, footer { max-width: 74rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 1.75rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .3rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; margin: 2.75rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .4rem; }
p { max-width: 46rem; margin: .4rem 0 .8rem; }
a { color: var(--accent); }
.note, caption, figcaption { color: var(--soft); font-size: .9rem; }
nav { position: sticky; top: 0; z-index: 2; background: var(--paper); border-bottom: 1px solid var(--line); }
nav ul { max-width: 74rem; margin: 0 auto; padding: .5rem 1.25rem; display: flex; gap: .25rem 1.1rem; list-style: none; overflow-x: auto; white-space: nowrap; }
nav a { text-decoration: none; display: block; padding: .25rem 0; }
nav a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.wide { overflow-x: auto; max-width: 100%; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding-bottom: .35rem; }
th, td { padding: .35rem .8rem; border-bottom: 1px solid var(--line); text-align: end; vertical-align: top; }
th { font-weight: 600; }
thead th { color: var(--soft); vertical-align: bottom; }
tbody th, .start { text-align: start; }
tbody th { font-weight: 500; min-width: 6.5rem; max-width: 16rem; overflow-wrap: anywhere; }
tr > :first-child { padding-inline-start: 0; }
tbody.baselines { color: var(--soft); }
tbody.baselines tr:first-child > * { border-top: 2px solid var(--line); }
.score { min-width: 9.5rem; }
.interval { color: var(--soft); font-size: .82rem; white-space: nowrap; margin-inline-start: .35rem; }
.best { font-weight: 700; }
svg { display: block; max-width: 100%; height: auto; }
.score svg { width: 9rem; margin: .15rem 0 0 auto; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .tick { fill: var(--soft); font-size: 11px; }
svg .axis { stroke: var(--line); stroke-width: 1; fill: none; }
svg .range { stroke: var(--accent); stroke-width: 2; }
svg .spark { stroke: var(--accent); stroke-width: 1.8; fill: none; }
svg .dot { fill: var(--accent); }
svg .hollow { fill: var(--paper); stroke: var(--accent); stroke-width: 1.8; }
svg .base { fill: var(--paper); stroke: var(--soft); stroke-width: 1.6; }
svg .front { stroke: var(--accent); stroke-width: 1.4; stroke-dasharray: 5 4; fill: none; }
svg .area { fill: var(--fill); }
svg .grey { fill: var(--grey); }
svg .mean { stroke: var(--ink); stroke-width: 1.6; }
.baselines svg .range { stroke: var(--grey); }
.baselines svg .dot { fill: var(--soft); }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1.5rem 2rem; }
.planes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1.5rem 2rem; }
figure { margin: 0; min-width: 0; }
figcaption b { color: var(--ink); }
.warnings { list-style: none; padding: 0; }
.warnings li { background: var(--warn); border-inline-start: 4px solid var(--warn-line); padding: .5rem .8rem; margin: .4rem 0; border-radius: 3px; overflow-wrap: anywhere; }
details { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .5rem 0; font-weight: 500; overflow-wrap: anywhere; }
details details { margin-inline-start: 1rem; }
summary .note { font-weight: 400; margin-inline-start: .4rem; }
ol.samples { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .7rem; }
.sample { background: var(--panel); border-radius: 6px; padding: .6rem .9rem; min-width: 0; }
.numbers { color: var(--soft); font-size: .85rem; margin: 0 0 .3rem; max-width: none; }
.text { margin: .15rem 0; max-width: none; overflow-wrap: anywhere; white-space: pre-wrap; text-align: start; }
.text.source { color: var(--soft); }
del { background: var(--del); color: var(--del-ink); text-decoration: line-through; text-decoration-thickness: 1px; border-radius: 2px; }
ins { background: var(--ins); color: var(--ins-ink); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; border-radius: 2px; }
.cut { color: var(--soft); font-size: .85rem; }
.filters { display: flex; flex-wrap: wrap; gap: .6rem .9rem; align-items: end; margin: .8rem 0; }
.filters label { display: grid; gap: .15rem; font-size: .85rem; color: var(--soft); min-width: 0; }
.filters .limit { width: 6rem; }
input, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--grey); border-radius: 5px; padding: .35rem .6rem; max-width: 100%; min-height: 2.4rem; }
button { cursor: pointer; background: var(--panel); }
button:disabled { opacity: .5; cursor: default; }
#sentence-table { width: 100%; }
#sentence-table th { padding: .2rem .3rem; white-space: nowrap; vertical-align: middle; }
#sentence-table th button { border: 0; background: none; font-weight: 600; padding: .2rem .4rem; min-height: 2rem; }
#sentence-table th[aria-sort] button::after { content: " ↕"; color: var(--soft); }
#sentence-table th[aria-sort=ascending] button::after { content: " ↑"; color: var(--accent); }
#sentence-table th[aria-sort=descending] button::after { content: " ↓"; color: var(--accent); }
#sentence-table td.pair { text-align: start; min-width: 20rem; width: 60%; }
#sentence-table td.pair button { font-size: .82rem; min-height: 0; padding: .1rem .5rem; }
.references { margin: .3rem 0 0; padding-inline-start: 1.4rem; font-size: .93rem; }
.pages { display: flex; gap: .8rem; align-items: center; margin: .8rem 0; }
code { font: .88rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .5rem 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
footer { padding-top: 2rem; padding-bottom: 3rem; }
@media (max-width: 46rem) {
  header, main, footer { padding-left: 1rem; padding-right: 1rem; }
  nav ul { padding-left: 1rem; padding-right: 1rem; }
  th, td { padding: .35rem .5rem; }
  .planes figure { overflow-x: auto; }
  .planes svg { min-width: 32rem; }
  #sentence-table thead tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line); }
  #sentence-table thead th { border: 0; }
  #sentence-table tbody tr { display: flex; flex-wrap: wrap; gap: .1rem .9rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  #sentence-table tbody td { border: 0; padding: 0; text-align: start; font-size: .88rem; color: var(--soft); }
  #sentence-table tbody td[data-title]::before { content: attr(data-title) " "; }
  #sentence-table tbody td.pair { order: 9; width: 100%; min-width: 0; font-size: 1rem; color: inherit; }
}
@media print { nav, .filters, .pages { display: none; } }
`;
