/**
 * Opens an empty page of our own origin inside a frame, which looks as this one does. Written, since a page without doctype
 * would be laid out by other rules.
 */
export function openPage(frame: HTMLIFrameElement): Document | null {
  const page = frame.contentDocument;
  page?.open();
  page?.write('<!doctype html><html><head><title>-</title></head><body></body></html>');
  page?.close();
  return page;
}

/**
 * Gives a page the style sheets of another, also those that come later; `onReady` is called when the first have come.
 * Answers how to stop.
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
