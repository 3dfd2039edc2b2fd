import { screen, within } from '@testing-library/react';
import ELK from 'elkjs/lib/elk.bundled.js';
import { ticketSystemDownMachine } from '../../src/machines/shared/ticketSystemDown.machine';
import { chartOf } from '../../src/qa/chart/chartOf';
import { charts } from '../../src/qa/charts';
import { allFigures } from '../../src/qa/picture/allFigures';
import { ChartPicture } from '../../src/qa/picture/ChartPicture';
import { drawPicture } from '../../src/qa/picture/drawPicture';
import type { Figure } from '../../src/qa/picture/figure';
import { figureOf } from '../../src/qa/picture/figureOf';
import { measure, wrapped } from '../../src/qa/picture/measure';
import type { Picture } from '../../src/qa/picture/picture';
import { rounded } from '../../src/qa/picture/Wire';
import { violations } from '../support/dom/axe';
import { pictureDrawn, renderQa } from '../support/rendered/renderQa';

const draw = (figure: Figure) => drawPicture(figure, (graph) => new ELK().layout(graph));
const named = allFigures.map((figure) => ({ name: figure.id || 'the map', figure }));

interface Area {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function areasOf(figure: Figure, picture: Picture): Area[] {
  return figure.boxes.map((box) => {
    const place = picture.boxes[box.key];
    if (!place) throw new Error(`${box.key} has no place`);
    const { width, height } = measure(box);
    return { key: box.key, left: place.x, top: place.y, right: place.x + width, bottom: place.y + height };
  });
}

const overlap = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe.each(named)('the picture of $name', ({ figure }) => {
  let picture: Picture;
  let areas: Area[];
  beforeAll(async () => {
    picture = await draw(figure);
    areas = areasOf(figure, picture);
  });

  test('no two boxes overlap, and all are inside', () => {
    const pairs = areas.flatMap((a, index) => areas.slice(index + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b)).map(([a, b]) => `${a.key} over ${b.key}`)).toEqual([]);
    const outside = areas.filter(
      ({ left, top, right, bottom }) =>
        left < 0 || top < 0 || right > picture.width || bottom > picture.height,
    );
    expect(outside).toEqual([]);
  });

  test('every line of text is within its box, below the one before', () => {
    for (const box of figure.boxes) {
      const { height, lines } = measure(box);
      expect(lines).toHaveLength(box.lines.length);
      lines.forEach((line, index) => {
        const before = lines[index - 1];
        expect(line.top).toBeGreaterThanOrEqual(before ? before.top + before.height : 0);
        expect(line.top + line.height).toBeLessThanOrEqual(height);
      });
    }
  });

  test('every transition to another state has a line from its words to its target, around all boxes', () => {
    for (const box of figure.boxes) {
      const from = areas.find(({ key }) => key === box.key);
      box.lines.forEach((line, index) => {
        if (line.role !== 'edge') return;
        const points = picture.wires[line.edge];
        if (line.target === undefined) {
          expect(points).toBeUndefined();
          return;
        }
        const to = areas.find(({ key }) => key === line.target);
        const row = measure(box).lines[index];
        if (!points || !from || !to || !row) throw new Error(`${line.edge} is not drawn`);
        const [startX, startY] = points[0] ?? [];
        const [endX, endY] = points.at(-1) ?? [];
        expect(startX).toBe(from.right);
        expect(startY).toBeGreaterThan(from.top + row.top);
        expect(startY).toBeLessThan(from.top + row.top + row.height);
        expect(endX).toBe(to.left);
        expect(endY).toBe(to.top + 16);
        const crossed = points.slice(1).flatMap(([x, y], corner) => {
          const [fromX, fromY] = points[corner] ?? [x, y];
          const line: Area = {
            key: '',
            left: Math.min(x, fromX),
            right: Math.max(x, fromX),
            top: Math.min(y, fromY),
            bottom: Math.max(y, fromY),
          };
          return areas.filter((area) => overlap(area, line)).map(({ key }) => key);
        });
        expect([line.edge, crossed]).toEqual([line.edge, []]);
      });
    }
  });

  test('is drawn the same each time', async () => {
    expect(await draw(figure)).toEqual(picture);
  });
});

test.each(charts.map((chart) => ({ id: chart.id, chart })))(
  'every state and transition of $id is in the picture by name',
  async ({ chart }) => {
    await renderQa(<ChartPicture chart={chart} selected="" onSelect={() => undefined} />);
    await pictureDrawn();
    const region = screen.getByRole('region');
    expect(region).toHaveAccessibleName(`Picture of ${chart.id}. The outline says the same in words.`);
    const items = within(region)
      .getAllByRole('button')
      .map((item) => item.dataset.name);
    expect([...items].sort()).toEqual(
      [...chart.states.map(({ key }) => key), ...chart.edges.map(({ key }) => key)].sort(),
    );
    for (const { guard, actions, name } of chart.edges) {
      for (const text of [guard, ...actions, name]) if (text) expect(region).toHaveTextContent(text);
    }
    for (const { invokes, entry } of chart.states) {
      for (const text of [...invokes.map(({ name }) => name), ...entry])
        expect(region).toHaveTextContent(text);
    }
    expect(await violations(region)).toEqual([]);
  },
);

test('sentences are wrapped, and cut if they are too long', () => {
  expect(wrapped('one two three', 70, 2)).toEqual(['one two', 'three']);
  expect(wrapped('one two three four', 70, 1)).toEqual(['one two…']);
  expect(wrapped('incomprehensibilities', 70, 2)).toEqual(['incomprehe…']);
});

test('corners are cut round, short ones less', () => {
  expect(
    rounded([
      [0, 0],
      [20, 0],
      [20, 4],
    ]),
  ).toBe('M0 0L15 0Q20 0 20 2L20 4');
});

test('a chart whose alternatives have no number shows the trigger in the line itself', () => {
  const lines = figureOf(chartOf(ticketSystemDownMachine)).boxes.flatMap((box) => box.lines);
  const texts = lines.flatMap((line) => (line.role === 'edge' || line.role === 'trigger' ? line.text : []));
  expect(texts.slice(0, 5)).toEqual([
    'always',
    '1  [isAnnounced]',
    '2  [isUncertain]',
    '3  else',
    'retry.requested',
  ]);
});
