import { useEffect, useState } from 'react';
import { drawingOf } from './drawings';
import type { Figure } from './figure';
import type { Picture } from './picture';

/**
 * Returns the layout of a figure: in a browser at once, in a test after a moment. The figure must not change while the
 * component is mounted.
 */
export function usePicture(figure: Figure): Picture | undefined {
  const [drawing] = useState(() => drawingOf(figure));
  const [picture, setPicture] = useState(drawing instanceof Promise ? undefined : drawing);

  useEffect(() => {
    let wanted = true;
    if (drawing instanceof Promise) void drawing.then((drawn) => wanted && setPicture(drawn));
    return () => {
      wanted = false;
    };
  }, [drawing]);

  return picture;
}
