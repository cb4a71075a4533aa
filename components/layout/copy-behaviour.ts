/** By soft hyphens the build lets long words break: lib/i18n/soft-hyphens.ts. */
const softHyphen = '\u00ad';

/** Copies a selection without soft hyphens, which other programs may show or search for. */
export function addCopyBehaviour(document: Document): void {
  document.addEventListener('copy', (event) => {
    const selection = document.getSelection();
    const text = String(selection);
    if (!selection || selection.rangeCount === 0 || !text.includes(softHyphen) || event.defaultPrevented)
      return;
    const holder = document.createElement('div');
    holder.append(selection.getRangeAt(0).cloneContents());
    event.clipboardData?.setData('text/plain', text.replaceAll(softHyphen, ''));
    event.clipboardData?.setData('text/html', holder.innerHTML.replaceAll(softHyphen, ''));
    event.preventDefault();
  });
}
