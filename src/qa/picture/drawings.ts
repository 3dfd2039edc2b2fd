import ELK from 'elkjs/lib/elk.bundled.js';
import { drawPicture } from './drawPicture';
import type { Figure } from './figure';
import type { Picture } from './picture';

const drawn = new Map<string, Promise<Picture>>();

/**
 * Returns the layout of a figure. The build replaces this file by one with all layouts (`scripts/pictures-loader.mjs`),
 * so that no browser loads the layout engine; only tests run this code. Equal figures are laid out once.
 */
export function drawingOf(figure: Figure): Picture | Promise<Picture> {
  const key = JSON.stringify(figure);
  const picture = drawn.get(key) ?? drawPicture(figure, (graph) => new ELK().layout(graph));
  drawn.set(key, picture);
  return picture;
}
