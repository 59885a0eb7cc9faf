/** The page's styles. Its content security policy allows no others. */
export const style = `
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: #FBF9F5; color: #1B1F1D; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; }
h1, h2, h3, h4 { font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.25; overflow-wrap: anywhere; }
h1 { margin: 0 0 24px; font-size: 36px; }
main h2 { margin: 56px 0 12px; padding-top: 16px; border-top: 1px solid #E4DED3; font-size: 28px; }
main > section:first-of-type h2 { margin-top: 0; padding-top: 0; border-top: 0; }
main h3 { margin: 32px 0 8px; font-size: 20px; }
main h4 { margin: 16px 0 4px; font-size: 17px; }
p, ul, dl { margin: 0 0 12px; }
a { color: #1F3A2E; text-underline-offset: 3px; }
a:hover { color: #2C5241; text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid #1D5FBF; outline-offset: 2px; }
main:focus { outline: none; }
code, pre { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
pre { margin: 0 0 16px; padding: 16px; overflow: auto; background: #F3EFE7; border: 1px solid #E4DED3; border-radius: 2px; }
pre code { overflow-wrap: normal; }
.skip { position: absolute; left: -999px; padding: 8px 16px; background: #FBF9F5; z-index: 2; }
.skip:focus { left: 16px; top: 8px; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 24px; padding: 8px 24px; background: #1F3A2E; }
header a { display: inline-block; padding: 8px 0; color: #FBF9F5; }
header a:hover { color: #FBF9F5; }
header > a { font: 600 20px/1.4 Georgia, 'Times New Roman', serif; text-decoration: none; }
header nav { display: flex; gap: 24px; }
header :focus-visible { outline-color: #F5D489; }
.columns { display: grid; grid-template-columns: 280px minmax(0, 1fr); max-width: 1280px; margin: 0 auto; }
.contents { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 24px; border-right: 1px solid #E4DED3; font-size: 15px; }
.contents h2 { margin: 0 0 8px; font-size: 18px; }
.contents ul { margin: 0 0 16px; padding: 0; list-style: none; }
.contents li a, .contents p a, .contents summary { display: block; padding: 4px 0; overflow-wrap: anywhere; }
.contents p { margin: 0; }
.contents summary { display: list-item; cursor: pointer; }
.contents details ul { padding-left: 16px; }
main { padding: 32px 40px 80px; max-width: 960px; }
main ul { padding-left: 24px; }
.table { margin: 0 0 16px; overflow: auto; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #E4DED3; text-align: left; vertical-align: top; min-width: 96px; }
th { font-weight: 600; }
tbody th { font-weight: 400; }
.type { padding-top: 4px; }
.type h3 a { text-decoration: none; }
.type .fact { color: #434945; }
.type dl { margin: 8px 0 0; padding-left: 16px; border-left: 2px solid #E4DED3; }
.type dt { margin-top: 12px; overflow-wrap: anywhere; }
.type dd { margin: 0; color: #434945; }
.type dd p { margin: 0 0 4px; }
.type .takes { margin-top: 8px; }
.type .deprecated { padding: 4px 12px; border-left: 3px solid #7A4F00; color: #7A4F00; }
:target { background: #F3EFE7; box-shadow: -8px 0 #F3EFE7, 8px 0 #F3EFE7; }
@media (max-width: 767px) {
  h1 { font-size: 28px; }
  main h2 { font-size: 22px; }
  header { padding: 8px 16px; }
  .columns { display: block; }
  .contents { position: static; max-height: none; padding: 16px; border-right: 0; border-bottom: 1px solid #E4DED3; }
  .contents > ul { columns: 2; column-gap: 16px; }
  main { padding: 24px 16px 56px; }
  table, tbody, tr, th, td { display: block; min-width: 0; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 8px 0; border-bottom: 1px solid #E4DED3; }
  th, td { padding: 0; border: 0; }
}
@media print { .contents, header, .skip { display: none; } .columns { display: block; } }
`;
