import { use } from 'react';
import { drawingOf } from './drawings';
import type { Figure } from './figure';
import type { Picture } from './picture';

const drawn = new Map<string, Promise<Picture>>();

/** Suspends until the picture is there; figures of the same id are the same. */
export function usePicture(figure: Figure): Picture {
  const known = drawn.get(figure.id) ?? drawingOf(figure);
  drawn.set(figure.id, known);
  return use(known);
}
