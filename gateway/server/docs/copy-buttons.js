// Without scripts, and where the browser has no clipboard, code is selected by hand.
if (navigator.clipboard)
  for (const code of document.querySelectorAll('pre')) {
    const button = document.createElement('button');
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    });
    const block = document.createElement('div');
    block.className = 'code';
    code.replaceWith(block);
    block.append(code, button);
  }
