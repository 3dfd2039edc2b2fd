/**
 * Opens an empty page in a frame, which looks like this one. It is written to the frame, because a page without doctype
 * would be laid out in quirks mode.
 */
export function openPage(frame: HTMLIFrameElement): Document | null {
  const page = frame.contentDocument;
  page?.open();
  page?.write('<!doctype html><html><head><title>-</title></head><body></body></html>');
  page?.close();
  return page;
}

/**
 * Copies the style sheets of a page to another one, also those that are added later. Calls `onReady` when the first
 * have loaded. Returns a function that stops copying.
 */
export function shareStyles(from: Document, to: Document, onReady: () => void): () => void {
  const given = new Set<Element>();
  const give = () => {
    const sheets = [...from.head.querySelectorAll('link[rel="stylesheet"], style')];
    return sheets
      .filter((sheet) => !given.has(sheet))
      .map((sheet) => {
        given.add(sheet);
        const copy = to.importNode(sheet, true);
        const arrived = new Promise<unknown>((resolve) => {
          if (sheet.localName === 'style') resolve(undefined);
          copy.addEventListener('load', resolve);
          copy.addEventListener('error', resolve);
        });
        to.head.append(copy);
        return arrived;
      });
  };
  let wanted = true;
  void Promise.all(give()).then(() => wanted && onReady());
  const observer = new MutationObserver(() => void give());
  observer.observe(from.head, { childList: true });
  return () => {
    wanted = false;
    observer.disconnect();
  };
}
