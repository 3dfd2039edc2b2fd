import ELK from 'elkjs/lib/elk.bundled.js';
import { drawPicture } from './drawPicture';
import type { Figure } from './figure';
import type { Picture } from './picture';

const drawn = new Map<string, Promise<Picture>>();

/**
 * Returns the picture of a figure. The build puts all pictures in the place of this file (`scripts/pictures-loader.mjs`),
 * which are at hand at once, so that no browser loads the layout engine; only tests run what stands here. Figures that are
 * alike are laid out once.
 */
export function drawingOf(figure: Figure): Picture | Promise<Picture> {
  const key = JSON.stringify(figure);
  const picture = drawn.get(key) ?? drawPicture(figure, (graph) => new ELK().layout(graph));
  drawn.set(key, picture);
  return picture;
}
