import { useEffect, useState, type RefObject } from 'react';

/** Tells whether a box scrolls and has nothing in it that could take the focus. */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight && element.querySelector(CONTROLS) === null);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return scrolls;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
