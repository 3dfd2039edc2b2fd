import { useEffect, useRef, type ReactNode } from 'react';

export interface LinkGuardProps {
  readonly onLink: (address: string) => void;
  readonly children: ReactNode;
}

/** Keeps links of the dialog from leaving the visualiser, and reports them instead. Links within the page work. */
export function LinkGuard({ onLink, children }: LinkGuardProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    const clicked = (event: MouseEvent) => {
      const [link] = event.composedPath().filter((part) => isLink(part));
      const address = link?.getAttribute('href');
      if (!address || address.startsWith('#')) return;
      event.preventDefault();
      event.stopPropagation();
      onLink(address);
    };
    element?.addEventListener('click', clicked, true);
    return () => element?.removeEventListener('click', clicked, true);
  }, [onLink]);

  return <div ref={place}>{children}</div>;
}

/** Tells whether a node is a link by its name: nodes in a frame are instances of the frame's own classes. */
function isLink(part: EventTarget): part is HTMLAnchorElement {
  return 'localName' in part && part.localName === 'a';
}
