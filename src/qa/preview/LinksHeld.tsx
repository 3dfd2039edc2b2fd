import { useEffect, useRef, type ReactNode } from 'react';

export interface LinksHeldProps {
  readonly onLink: (address: string) => void;
  readonly children: ReactNode;
}

/** A link of the dialog would leave the visualiser: it is told instead of followed. Links within the page are left. */
export function LinksHeld({ onLink, children }: LinksHeldProps) {
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

/** Recognises a link by its name: what stands in a frame is of the frame's own classes. */
function isLink(part: EventTarget): part is HTMLAnchorElement {
  return 'localName' in part && part.localName === 'a';
}
