/** The pages' styles. Their content security policy allows no others. */
export const style = `
:root { --paper: #FBF9F5; --wash: #F3EFE7; --surface: #FFFFFF; --line: #E4DED3; --edge: #8C877C; --ink: #1B1F1D; --soft: #434945; --accent: #1F3A2E; --accent-hover: #2C5241; --band: #1F3A2E; --on-band: #FBF9F5; --warn: #7A4F00; --focus: #1D5FBF; --mark: #EADFC6;
  --comment: #5A605B; --string: #2A5C34; --number: #8A3A0B; --keyword: #7B2164; --variable: #7A4A00; --type: #1A4F8B; --key: #1A4F8B; color-scheme: light; }
@media screen and (prefers-color-scheme: dark) { :root { --paper: #141715; --wash: #242926; --surface: #1C201E; --line: #373D39; --edge: #858C85; --ink: #F2EFE8; --soft: #CACDC7; --accent: #9CCBB2; --accent-hover: #BCDFCB; --band: #1A2B22; --warn: #E7BC6E; --focus: #8AB6F9; --mark: #5C4C26;
  --comment: #A6ACA6; --string: #9AD3A6; --number: #F0B088; --keyword: #E7A4D3; --variable: #E7BC6E; --type: #9CC3F5; --key: #9CC3F5; color-scheme: dark; } }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; }
h1, h2, h3, h4 { font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
h1 { margin: 0 0 24px; font-size: 36px; }
main h2 { margin: 56px 0 12px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 28px; }
main > section:first-of-type h2 { margin-top: 0; padding-top: 0; border-top: 0; }
main h3 { margin: 32px 0 8px; font-size: 20px; }
main h4 { margin: 16px 0 4px; font-size: 17px; }
p, ul, dl { margin: 0 0 12px; }
a { color: var(--accent); text-underline-offset: 3px; }
a:hover { color: var(--accent-hover); text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
main:focus { outline: none; }
code, pre { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
.code { position: relative; margin: 0 0 16px; background: var(--wash); border: 1px solid var(--line); border-radius: 2px; }
.code pre { margin: 0; padding: 16px; overflow: auto; max-height: 560px; }
.code pre code { overflow-wrap: normal; }
.code > p { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0 16px; border-top: 1px solid var(--line); font-size: 15px; }
.code > p:not(:has(> :not([hidden]))) { display: none; }
.code > p > * { min-height: 32px; padding: 4px 0; border: 0; background: none; color: var(--accent); font: inherit; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.c { color: var(--comment); } .s { color: var(--string); } .n { color: var(--number); } .k { color: var(--keyword); } .v { color: var(--variable); } .t { color: var(--type); } .p { color: var(--key); }
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999px; padding: 8px 16px; background: var(--paper); z-index: 4; }
.skip:focus { left: 16px; top: 8px; }
header { position: relative; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 24px; padding: 8px 24px; background: var(--band); }
header > a, header nav a { display: inline-block; padding: 8px 0; color: var(--on-band); }
header > a:hover, header nav a:hover { color: var(--on-band); }
header > a { font: 600 20px/1.4 Georgia, 'Times New Roman', serif; text-decoration: none; }
header nav { display: flex; gap: 24px; }
header > a:focus-visible, header nav :focus-visible, header input:focus-visible { outline-color: #F5D489; }
#search { flex: 0 1 420px; position: relative; }
#search input { width: 100%; min-height: 40px; padding: 4px 12px; border: 1px solid var(--edge); border-radius: 2px; background: var(--surface); color: var(--ink); font: inherit; }
#search input::placeholder { color: var(--soft); opacity: 1; }
#search ul { position: absolute; top: 100%; left: 0; right: 0; max-height: 70vh; margin: 4px 0 0; padding: 4px 0; overflow: auto; list-style: none; background: var(--surface); border: 1px solid var(--edge); border-radius: 2px; box-shadow: 0 12px 40px rgb(27 31 29 / .14); }
#search li { padding: 0 12px; }
#search li a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; margin: 0 -12px; padding: 6px 12px; text-decoration: none; overflow-wrap: anywhere; }
#search li a:hover, #search li a:focus { background: var(--wash); }
#search li a:focus-visible { outline-offset: -2px; }
#search li span { color: var(--soft); font-size: 14px; }
.columns { display: grid; grid-template-columns: 280px minmax(0, 1fr); max-width: 1280px; margin: 0 auto; }
.menu { display: none; }
.contents { display: block; position: sticky; inset: 0 auto auto; align-self: start; width: auto; height: auto; max-height: 100vh; margin: 0; padding: 24px; overflow: auto; border: 0; border-right: 1px solid var(--line); background: var(--paper); color: var(--ink); font-size: 15px; }
.contents h2 { margin: 0 0 8px; font-size: 18px; }
.contents ul { margin: 0 0 16px; padding: 0; list-style: none; }
.contents ul ul { margin: 0 0 8px; padding-left: 12px; border-left: 2px solid var(--line); }
.contents .nested { padding-left: 12px; }
.contents li a { display: block; padding: 4px 0; overflow-wrap: anywhere; }
.contents li li a { text-decoration: none; }
.contents li li a:hover { text-decoration: underline; }
.contents [aria-current] { font-weight: 600; }
main { padding: 32px 40px 80px; max-width: 960px; }
main ul { padding-left: 24px; }
main .names { columns: 240px; padding: 0; list-style: none; }
.names a { display: inline-block; padding: 2px 0; }
.neighbours { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 16px; margin-top: 56px; padding-top: 16px; border-top: 1px solid var(--line); }
.neighbours a { padding: 8px 0; }
.neighbours a span { display: block; color: var(--soft); font-size: 14px; }
.neighbours [rel=next] { text-align: right; }
.table { margin: 0 0 16px; overflow: auto; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; min-width: 96px; }
th { font-weight: 600; }
tbody th { font-weight: 400; }
.type { padding-top: 4px; }
.type h3 a { text-decoration: none; }
.type .fact { color: var(--soft); }
.type dl { margin: 8px 0 0; padding-left: 16px; border-left: 2px solid var(--line); }
.type dt { margin-top: 12px; overflow-wrap: anywhere; }
.type dd { margin: 0; color: var(--soft); }
.type dd p { margin: 0 0 4px; }
.type .takes { margin-top: 8px; }
.type .deprecated { padding: 4px 12px; border-left: 3px solid var(--warn); color: var(--warn); }
.map { display: block; width: 100%; max-width: 440px; margin: 0 0 24px; }
.map path { fill: none; stroke: var(--edge); stroke-width: 1; }
.map marker path { fill: var(--edge); stroke: none; }
.map rect { fill: var(--wash); stroke: var(--edge); }
.map circle { fill: var(--accent); }
.map text { fill: var(--ink); font: 13px system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; text-decoration: underline; }
.map a { outline: none; }
.map a:focus-visible rect { stroke: var(--focus); stroke-width: 3; }
.map g:hover > path, .map g:focus-within > path { stroke: var(--keyword); stroke-width: 2.5; }
.map-type h2 a { text-decoration: none; }
:target { background: var(--wash); box-shadow: -8px 0 var(--wash), 8px 0 var(--wash); }
@media (max-width: 767px) {
  h1 { font-size: 28px; }
  main h2 { font-size: 22px; }
  header { padding: 8px 16px; }
  #search { order: 3; flex-basis: 100%; }
  .columns { display: block; }
  .menu { display: block; width: calc(100% - 32px); min-height: 44px; margin: 16px 16px 0; border: 1px solid var(--edge); border-radius: 2px; background: var(--surface); color: var(--ink); font: inherit; cursor: pointer; }
  .contents:not(:popover-open) { display: none; }
  .contents:popover-open { position: fixed; inset: 16px; align-self: stretch; max-height: none; border: 1px solid var(--edge); box-shadow: 0 12px 40px rgb(27 31 29 / .28); }
  .contents .menu { width: 100%; margin: 0 0 16px; }
  .contents li a { padding: 6px 0; }
  main { padding: 24px 16px 56px; }
  table, tbody, tr, th, td { display: block; min-width: 0; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  th, td { padding: 0; border: 0; }
}
@media print { .contents, .menu, header, .skip, .neighbours, .code > p { display: none; } .columns { display: block; } }
`;
