/**
 * The bar's styles, in the storefront's colours; GraphiQL gets what is left of the screen. Its tabs begin out of place, by a movement that never
 * ends, and lose the first press: they stand still here.
 */
export const barStyle = `
body { margin: 0; display: flex; flex-direction: column; height: 100vh; height: 100dvh; overflow: hidden; }
#root { flex: 1; min-height: 0; overflow: clip; }
#root .graphiql-container { height: 100%; }
#root .graphiql-logo { white-space: nowrap; }
@media (max-width: 900px) { #root .graphiql-logo { display: none; } }
.graphiql-tab { transform: none !important; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 4px 16px; background: #1F3A2E; color: #FBF9F5; font: 14px/1.4 system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; position: relative; z-index: 20; }
.bar strong { font: 600 16px/1.4 Georgia, 'Times New Roman', serif; }
.bar summary, .bar > a { display: block; padding: 8px; color: inherit; cursor: pointer; text-decoration: underline; text-underline-offset: 3px; }
.bar summary { list-style: none; }
.bar summary::-webkit-details-marker { display: none; }
.bar summary::after { content: ' ▾'; }
.bar :focus-visible { outline: 2px solid #F5D489; outline-offset: 2px; }
.bar .run { flex: 1 1 480px; padding: 4px 8px; border-left: 3px solid #3D5B4D; font-variant-numeric: tabular-nums; }
.bar .run[data-state=fine] { border-color: #CBD6CF; }
.bar .run[data-state=errors] { border-color: #F5D489; }
.bar .token { padding: 4px 8px; background: #2C5241; overflow-wrap: anywhere; }
.bar .token[hidden] { display: none; }
.bar .token button { font: inherit; color: inherit; background: none; border: 1px solid #CBD6CF; border-radius: 2px; padding: 2px 8px; cursor: pointer; }
.bar .panel { position: absolute; left: 0; right: 0; top: 100%; max-height: calc(100vh - 80px); overflow: auto; padding: 16px; background: #FBF9F5; color: #1B1F1D; border-bottom: 1px solid #8C877C; box-shadow: 0 12px 40px rgb(27 31 29 / .14); }
.bar nav.panel { columns: 250px; column-gap: 16px; }
.bar nav.panel section { break-inside: avoid; padding-bottom: 16px; }
.bar .panel h2 { margin: 0 0 4px; font: 600 16px/1.4 Georgia, 'Times New Roman', serif; }
.bar .panel p, .bar .panel dl { margin: 0 0 16px; max-width: 80ch; }
.bar .panel ul { margin: 0; padding: 0; list-style: none; }
.bar .panel li button { width: 100%; padding: 6px 8px; border: 0; background: none; color: #1F3A2E; font: inherit; text-align: left; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
.bar .panel li button:hover { background: #F3EFE7; }
.bar .panel :focus-visible { outline-color: #1D5FBF; }
.bar .panel dd { margin: 0 0 8px; color: #434945; }
.bar .panel code { font: 13px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
`;
