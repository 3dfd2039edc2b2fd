import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '../../contracts/domain/language';
import { classes } from '../../ui/classes';
import type { PreviewChoices, Width } from './choices';
import styles from './Stage.module.css';

/** Sizes in CSS pixels. The desktop is wider than the widest dialog (777) and than every breakpoint of dialogs (48em). */
const sizes: Readonly<Record<Width, { readonly width: number; readonly height: number }>> = {
  phone: { width: 375, height: 667 },
  desktop: { width: 880, height: 720 },
};

export interface StageProps {
  /** Name of the frame for screen readers. */
  readonly title: string;
  readonly width: Width;
  readonly theme: PreviewChoices['theme'];
  readonly language: Language;
  /** True if the panel is only shown: nothing in it can be used or takes the focus. */
  readonly still?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Shows a dialog in a frame, because the style sheets of dialogs depend on the width and height of the window. The
 * frame has no address and loads nothing: React renders into it through a portal.
 */
export function Stage({ title, width, theme, language, still = false, children }: StageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [ready, setReady] = useState(false);
  const size = sizes[width];
  const scale = useScale(holder, size.width);

  useLayoutEffect(() => {
    const page = frame.current && openPage(frame.current);
    if (!page) return undefined;
    page.documentElement.className = styles.root ?? '';
    page.body.className = styles.page ?? '';
    setBody(page.body);
    return shareStyles(document, page, () => setReady(true));
  }, []);

  useEffect(() => {
    const page = body?.ownerDocument;
    if (!page) return;
    page.title = title;
    page.documentElement.lang = language;
    page.documentElement.dataset.theme = theme || document.documentElement.dataset.theme || 'system';
  }, [body, title, language, theme]);

  return (
    <div className={styles.holder} ref={holder}>
      <div
        className={styles.window}
        style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
      >
        <iframe
          ref={frame}
          title={title}
          inert={still}
          className={classes(styles.frame, ready && styles.ready)}
          style={{ inlineSize: size.width, blockSize: size.height, scale: String(scale) }}
        />
      </div>
      {body && createPortal(children, body)}
    </div>
  );
}

/** Returns the factor that makes something of this width in pixels fit its holder; 1 if there is room. */
function useScale(holder: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width);

  useLayoutEffect(() => {
    const element = holder.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setRoom(element.clientWidth || width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [holder, width]);

  return Math.min(1, room / width);
}

/**
 * Opens an empty page in a frame, which looks like this one. It is written to the frame, because a page without doctype
 * would be laid out in quirks mode.
 */
function openPage(frame: HTMLIFrameElement): Document | null {
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
function shareStyles(from: Document, to: Document, onReady: () => void): () => void {
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
  let isActive = true;
  void Promise.all(give()).then(() => isActive && onReady());
  const observer = new MutationObserver(() => void give());
  observer.observe(from.head, { childList: true });
  return () => {
    isActive = false;
    observer.disconnect();
  };
}
