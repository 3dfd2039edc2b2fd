import { useEffect, useRef, useState, type RefObject } from 'react';

/** Tells whether an element is near the visible part of the page: within half a window of it. */
export function useNear<Shown extends Element>(): readonly [RefObject<Shown | null>, boolean] {
  const shown = useRef<Shown>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (isNear || !shown.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50%' },
    );
    observer.observe(shown.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [shown, isNear];
}
