/** Follows links to the former single page, `/docs#Cart`, to the page that has the anchor now. */
async function followFormerAnchor() {
  const anchor = decodeURIComponent(location.hash.slice(1));
  if (anchor === '' || document.getElementById(anchor)) return;
  const response = await fetch('/docs/anchors.json');
  const address = new Map(Object.entries(await response.json())).get(anchor);
  if (address !== undefined) location.replace(address);
}
void followFormerAnchor();
addEventListener('hashchange', () => void followFormerAnchor());
