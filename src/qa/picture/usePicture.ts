import { useEffect, useState } from 'react';
import type { Figure } from './figure';
import type { Picture } from './picture';
import ELK from 'elkjs/lib/elk.bundled.js';
import { drawPicture } from './drawPicture';

const drawn = new Map<string, Promise<Picture>>();

/**
 * Returns the layout of a figure. The build replaces this file by one with all layouts (`scripts/pictures-loader.mjs`),
 * so that no browser loads the layout engine; only tests run this code. Equal figures are laid out once.
 */
function drawingOf(figure: Figure): Picture | Promise<Picture> {
  const key = JSON.stringify(figure);
  const picture = drawn.get(key) ?? drawPicture(figure, (graph) => new ELK().layout(graph));
  drawn.set(key, picture);
  return picture;
}

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
