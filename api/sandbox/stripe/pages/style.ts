/** The one stylesheet of the pages: the merchant's colours, light and dark. */
export const STYLE = `
@font-face { font-family: Figtree; src: url(fonts/figtree-latin-wght-normal.woff2) format('woff2'); font-weight: 300 900; font-display: swap; }
@font-face { font-family: Figtree; src: url(fonts/figtree-latin-ext-wght-normal.woff2) format('woff2'); font-weight: 300 900; font-display: swap; unicode-range: U+0100-024F, U+20AC; }
:root {
  color-scheme: light dark;
  --page: #fff; --surface: #fff; --stone: #f3f6f5; --stone2: #e7eceb; --line: #dae1e1; --line-strong: #7b8d99;
  --ink: #0a2136; --ink2: #41566a; --ink3: #5b6f7e;
  --sea: #0a5a8c; --sea-hover: #08486f; --sea-soft: #e3f0f6; --on-sea: #fff;
  --pine: #1b6a4b; --pine-soft: #e2f2e9; --ochre: #825500; --ochre-soft: #fbf1d8; --danger: #b0153f; --danger-soft: #fbe7ec; --roof: #c43d16;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #071521; --surface: #0d2031; --stone: #0a1a29; --stone2: #15293b; --line: #22394d; --line-strong: #6d8597;
    --ink: #eff4f6; --ink2: #b5c5d1; --ink3: #93a8b7;
    --sea: #78c0ea; --sea-hover: #9dd3f3; --sea-soft: #12334a; --on-sea: #051a2a;
    --pine: #70cca1; --pine-soft: #10342a; --ochre: #e9bb5c; --ochre-soft: #352a10; --danger: #ff90a6; --danger-soft: #3d1622; --roof: #ff8e67;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 400 16px/1.6 Figtree, 'Segoe UI', system-ui, sans-serif; overflow-wrap: break-word; -webkit-text-size-adjust: 100%; }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
h1 { font-size: 24px; line-height: 1.25; font-weight: 600; letter-spacing: -0.01em; text-wrap: balance; }
h2 { font-size: 20px; line-height: 1.3; font-weight: 600; }
h3 { font-size: 16px; font-weight: 600; }
small { display: block; font-size: 14px; font-weight: 400; color: var(--ink2); }
ul { list-style: none; }
a { color: var(--sea); text-underline-offset: 0.2em; }
a:hover { color: var(--sea-hover); }
code { font: 13px/1.5 ui-monospace, 'Cascadia Mono', Menlo, monospace; overflow-wrap: anywhere; }
svg { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
:focus-visible { outline: 2px solid var(--sea); outline-offset: 2px; }
.note, .hint { font-size: 14px; line-height: 1.5; color: var(--ink3); }

.split { min-height: 100vh; min-height: 100dvh; display: grid; align-content: start; }
.about { background: var(--stone); padding: 16px 20px 32px; }
.work { padding: 32px 20px 48px; }
.column { max-width: 480px; margin: 0 auto; display: grid; gap: 24px; }
.column > *, .panel > * { min-width: 0; }
.about .column { gap: 12px; }
@media (min-width: 960px) {
  .split { grid-template-columns: 1fr 1fr; align-content: stretch; }
  .about { padding: 56px 64px; border-right: 1px solid var(--line); }
  .about .column { margin-right: 0; position: sticky; top: 56px; }
  .work { padding: 64px; }
  .work .column { margin-left: 0; }
  .wide { grid-template-columns: minmax(360px, 2fr) 3fr; }
  .wide .work .column { max-width: 680px; }
  .wide #card-form, .wide .tests { max-width: 480px; }
}

.bar, .row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
.bar { margin-bottom: 16px; }
.back { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: var(--ink); font-weight: 550; text-decoration: none; }
.back:hover span { text-decoration: underline; }
.test { padding: 2px 10px; border-radius: 4px; background: var(--ochre-soft); color: var(--ochre); font-size: 14px; font-weight: 600; }
.brand .lock { width: 22px; height: 22px; }
.brand { display: flex; align-items: center; gap: 10px; font-size: 20px; font-weight: 600; }
.logo { width: 28px; height: 28px; stroke: var(--sea); stroke-width: 2.6; }
.logo circle { fill: var(--roof); stroke: none; }

.price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; color: var(--ink2); }
.price strong { font-size: 40px; line-height: 1.15; font-weight: 650; letter-spacing: -0.02em; color: var(--ink); }
.price strong, .amount, dd { font-variant-numeric: tabular-nums; }
.order { margin-top: 20px; display: grid; gap: 16px; }
.item { display: flex; gap: 16px; align-items: start; }
.tile { display: grid; place-items: center; flex: none; width: 56px; height: 56px; border-radius: 999px 999px 4px 4px; background: var(--sea-soft); }
.what { flex: 1; min-width: 0; font-weight: 550; }
.item .amount { font-weight: 550; white-space: nowrap; }
.sums { display: grid; gap: 8px; }
.sums > div { display: flex; justify-content: space-between; gap: 16px; }
.sums dd { white-space: nowrap; text-align: right; }
.sums dt { color: var(--ink2); }
.order .sums { padding-top: 16px; border-top: 1px solid var(--line); }
.sums .discount dt, .sums .discount dd { color: var(--pine); }
.total > :first-child, .grand { font-weight: 650; font-size: 18px; }
.total > :first-child dt, .grand dt { color: inherit; }

form, .field { display: grid; gap: 16px; }
.field { gap: 6px; align-content: start; }
label { font-size: 15px; font-weight: 550; }
input:not([type=hidden]) { width: 100%; min-width: 0; height: 48px; padding: 0 14px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
input:focus-visible { outline: 2px solid var(--sea); outline-offset: -1px; border-color: var(--sea); }
input[aria-invalid] { outline: 2px solid var(--danger); outline-offset: -2px; border-color: var(--danger); }
input[aria-invalid]:focus-visible { outline-offset: 1px; }
input[readonly] { background: var(--stone); border-color: var(--line); color: var(--ink2); }
.pair { display: grid; gap: 16px; }
@media (min-width: 440px) { .pair { grid-template-columns: 1fr 1fr; } }
.wrong { display: flex; gap: 6px; font-size: 14px; line-height: 1.45; font-weight: 550; color: var(--danger); }
.joined { display: flex; gap: 8px; }
.joined input { flex: 1; }
.applied { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; }
.applied span { padding: 4px 12px; border-radius: 4px; background: var(--pine-soft); color: var(--pine); font-weight: 600; overflow-wrap: anywhere; }

button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 20px; border: 1px solid transparent; border-radius: 8px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; transition: background 140ms, border-color 140ms; }
.main { background: var(--sea); color: var(--on-sea); min-height: 52px; }
.main:hover { background: var(--sea-hover); color: var(--on-sea); }
.outline { background: var(--surface); border-color: var(--line-strong); color: var(--ink); }
.outline:hover { border-color: var(--sea); color: var(--sea); }
.plain { min-height: 44px; padding: 0; background: none; color: var(--sea); text-decoration: underline; text-underline-offset: 0.2em; font-weight: 550; }
.main.danger { background: var(--surface); border-color: var(--danger); color: var(--danger); }
.main.danger:hover { background: var(--danger-soft); }
button:disabled { opacity: 0.65; cursor: default; }
[hidden] { display: none; }
.lock { width: 16px; height: 16px; vertical-align: -2px; }

.wrong svg { width: 18px; height: 18px; margin-top: 1px; }
.notice { display: flex; gap: 10px; padding: 12px 16px; border-radius: 8px; font-size: 15px; line-height: 1.5; }
.notice svg { margin-top: 1px; }
.notice strong { display: block; font-weight: 650; }
.notice.error { background: var(--danger-soft); color: var(--danger); }
.notice.done { background: var(--pine-soft); color: var(--pine); }
.tests { border: 1px solid var(--line); border-radius: 8px; padding: 0 16px; }
.tests summary { min-height: 44px; display: flex; align-items: center; gap: 8px; font-size: 15px; font-weight: 550; color: var(--sea); cursor: pointer; }
.tests summary::before { content: ''; width: 7px; height: 7px; border: solid; border-width: 0 2px 2px 0; rotate: -45deg; }
.tests[open] summary::before { rotate: 45deg; }
.tests ul { padding: 4px 0 12px; }
.tests li { display: grid; grid-template-columns: max-content 1fr; align-items: center; gap: 0 12px; font-size: 14px; color: var(--ink2); }
.tests li a { display: inline-flex; align-items: center; min-height: 44px; font-variant-numeric: tabular-nums; font-weight: 550; }
@media (max-width: 439px) { .tests li { grid-template-columns: 1fr; padding-bottom: 6px; } .tests li a { align-items: end; } }

.badge { padding: 2px 8px; border-radius: 4px; background: var(--stone2); color: var(--ink2); font-size: 14px; font-weight: 600; white-space: nowrap; }
.good { background: var(--pine-soft); color: var(--pine); }
.warn { background: var(--ochre-soft); color: var(--ochre); }
.bad { background: var(--danger-soft); color: var(--danger); }
section { display: grid; gap: 12px; }
section + section { padding-top: 8px; }
.card { display: grid; gap: 8px; padding: 16px 20px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
.card form { justify-items: start; }
.card .quiet { margin-bottom: -10px; }
.quiet, .after a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 550; }
.choice { grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr)); }
.choice .main { min-height: 48px; }
table { width: 100%; border-collapse: collapse; }
th { padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); color: var(--ink3); font-size: 14px; font-weight: 550; text-align: left; }
td { padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); font-size: 15px; vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
th.amount, td.amount { text-align: right; }
th.amount:not(:last-child), td.amount:not(:last-child) { padding-right: 32px; }
@media (max-width: 599px) {
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; padding: 12px 0; border-bottom: 1px solid var(--line); }
  td, td.amount, td.amount:not(:last-child) { display: flex; justify-content: space-between; gap: 16px; padding: 3px 0; border: 0; text-align: right; }
  td::before { content: attr(data-label); color: var(--ink3); text-align: left; }
}

.alone { min-height: 100vh; min-height: 100dvh; padding: 32px 20px; display: grid; align-content: center; justify-items: center; gap: 20px; background: var(--stone); }
.panel { width: 100%; max-width: 460px; padding: 28px 24px; display: grid; gap: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.panel .sums { padding: 16px 0; border: solid var(--line); border-width: 1px 0; }
.sheet, .bench { max-width: 760px; margin: 0 auto; padding: 32px 20px 64px; display: grid; gap: 24px; }
.sheet .top, .bench .top { min-height: 48px; margin-bottom: 8px; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr)); gap: 16px; }
.facts dt { font-size: 14px; color: var(--ink3); }
.facts dd { font-weight: 550; overflow-wrap: anywhere; }
.sheet > .sums { justify-self: end; width: min(320px, 100%); }

.bench { max-width: 1040px; gap: 40px; }
.clock { padding: 24px; border-radius: 12px; background: var(--stone); gap: 16px; }
.clock h1 { font-size: clamp(22px, 4vw, 28px); text-wrap: wrap; }
.moves { display: flex; flex-wrap: wrap; align-items: end; gap: 16px 32px; }
.steps { display: flex; flex-wrap: wrap; gap: 8px; }
.list li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px; padding: 10px 0; border-top: 1px solid var(--line); font-size: 15px; }
.list li > :first-child { flex: 1 1 220px; min-width: 0; }
.sheets { grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); gap: 32px; }
.sheets > div { display: grid; gap: 12px; align-content: start; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media print {
  :root { color-scheme: light; --page: #fff; --surface: #fff; --ink: #000; --ink2: #333; --ink3: #444; --line: #bbb; }
  .sheet { max-width: none; padding: 0; }
  #print { display: none; }
}
`;
