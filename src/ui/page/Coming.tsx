import { useLayoutEffect } from 'react';

let shown = 0;

/**
 * Marks the document while content loads, so that the footer is hidden: it may be pushed out of sight, and is not seen to move.
 * With `:has()`, every element that is added anywhere would have the whole document searched for such a mark.
 */
export function Coming() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    shown += 1;
    dataset.coming = '';
    return () => {
      shown -= 1;
      if (shown === 0) delete dataset.coming;
    };
  }, []);
  return null;
}
