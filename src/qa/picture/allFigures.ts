import { charts } from '../charts';
import { drawPicture, type Layout } from './drawPicture';
import type { Figure } from './figure';
import { figureOf } from './figureOf';
import { mapFigure } from './mapFigure';
import type { Picture } from './picture';

/** All figures that the build lays out: the map and each machine. */
export const allFigures: readonly Figure[] = [mapFigure(charts), ...charts.map(figureOf)];

export async function drawAll(layout: Layout): Promise<Readonly<Record<string, Picture>>> {
  const pictures: [string, Picture][] = [];
  for (const figure of allFigures) pictures.push([figure.id, await drawPicture(figure, layout)]);
  return Object.fromEntries(pictures);
}
