/** One style for all pages; colours follow the reader's light or dark setting. */
export const STYLE = `
:root { --ink: #1b1f24; --soft: #5b6570; --line: #d5dae0; --paper: #ffffff; --fill: #9ec5e8; --mark: #1f6fb2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ec; --soft: #9aa4ae; --line: #3a424b; --paper: #14181c; --fill: #2f5f88; --mark: #7cb8ea; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p, dl { max-width: 48rem; }
.note { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child, td.text, th.text { text-align: left; }
td.pair { white-space: normal; text-align: start; vertical-align: top; min-width: 18rem; }
thead th { color: var(--soft); font-weight: 600; }
dt { color: var(--soft); } dd { margin: 0 0 .4rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption { color: var(--soft); font-size: .9rem; }
svg { display: block; width: 100%; height: auto; }
svg .area { fill: var(--fill); } svg .mark { stroke: var(--mark); stroke-width: 2; fill: none; }
svg .dot { fill: var(--mark); } svg .axis { stroke: var(--line); fill: none; }
svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
`;
