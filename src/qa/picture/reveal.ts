import type { Figure } from './figure';
import { measure } from './measure';
import { itemsOf } from './moves';
import type { Picture } from './picture';

const MARGIN = 24;

/**
 * Scrolls the region, and nothing else, until the box of the selection is visible. `first` scrolls to its upper left
 * corner, where reading begins.
 */
export function reveal(
  region: HTMLElement,
  figure: Figure,
  picture: Picture,
  selected: string,
  first: boolean,
): void {
  const box = itemsOf(figure).find(({ name }) => name === selected)?.box;
  const place = box === undefined ? undefined : picture.boxes[box];
  const shape = figure.boxes.find(({ key }) => key === box);
  const drawn = region.firstElementChild?.getBoundingClientRect();
  if (!place || !shape || !drawn) return;
  const scale = drawn.width / picture.width;
  const { width, height, above } = measure(shape);
  const top = (place.y - above) * scale;
  if (first) {
    region.scrollLeft = Math.max(0, place.x * scale - MARGIN);
    region.scrollTop = Math.max(0, top - MARGIN);
    return;
  }
  region.scrollLeft = shifted(region.scrollLeft, region.clientWidth, place.x * scale, width * scale);
  region.scrollTop = shifted(region.scrollTop, region.clientHeight, top, (height + above) * scale);
}

function shifted(from: number, room: number, start: number, length: number): number {
  if (start - MARGIN < from) return Math.max(0, start - MARGIN);
  if (start + length + MARGIN > from + room) return Math.min(start - MARGIN, start + length + MARGIN - room);
  return from;
}
