import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs/lib/elk.bundled.js';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { stepUpMachine } from '../../src/machines/shared/stepUp.machine';
import { ticketSystemDownMachine } from '../../src/machines/shared/ticketSystemDown.machine';
import { chartOf } from '../../src/qa/chart/chartOf';
import { charts } from '../../src/qa/charts';
import type { Marks } from '../../src/qa/marks';
import { allFigures } from '../../src/qa/picture/allFigures';
import { ChartPicture } from '../../src/qa/picture/ChartPicture';
import { drawPicture } from '../../src/qa/picture/drawPicture';
import type { Figure } from '../../src/qa/picture/figure';
import { figureOf } from '../../src/qa/picture/figureOf';
import { measure, wrapped } from '../../src/qa/picture/measure';
import type { Picture } from '../../src/qa/picture/picture';
import { rounded } from '../../src/qa/picture/Wire';
import { violations } from '../support/axe';
import { pictureDrawn, renderQa } from '../support/renderQa';

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

  test('every line of text stands within its box, below the one before', () => {
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

describe('in use', () => {
  const connect = chartOf(connectMachine);
  const edge = 'connect.editing · form.submitted · 0';

  async function shown(selected = '', marks?: Marks) {
    const onSelect = jest.fn();
    const user = userEvent.setup();
    await renderQa(<ChartPicture chart={connect} selected={selected} onSelect={onSelect} marks={marks} />);
    await pictureDrawn();
    const item = (name: string) => {
      const found = screen.getAllByRole('button').find(({ dataset }) => dataset.name === name);
      if (!found) throw new Error(`${name} is not there`);
      return found;
    };
    return { onSelect, user, item };
  }

  test('a click selects a state or a transition', async () => {
    const { onSelect, user, item } = await shown();
    await user.click(item('editing'));
    await user.click(item(edge));
    expect(onSelect.mock.calls).toEqual([['connect.editing'], [edge]]);
  });

  test('what is selected is pressed, also a transition; an unknown one presses nothing', async () => {
    const { item } = await shown(edge);
    expect(item(edge)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  test('nothing is pressed where the address names what is not there', async () => {
    await shown('connect.nowhere');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('one stop of the tab key; arrows go along the list, to the target of a transition and back', async () => {
    const { onSelect, user, item } = await shown('connect.editing');
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([item('editing')]);
    act(() => item('editing').focus());
    await user.keyboard('{ArrowDown}');
    expect(item(edge)).toHaveFocus();
    expect(item(edge)).toHaveAttribute('tabindex', '0');
    await user.keyboard('{ArrowRight}');
    expect(item('submitting')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(item(edge)).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowUp}{ }');
    expect(onSelect.mock.calls).toEqual([[edge], ['connect.editing']]);
    await user.keyboard('{Home}');
    expect(item('preparing')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('finished')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(item('finished')).toHaveFocus();
  });

  test('marks of other modes are said in words and explained below', async () => {
    const { item } = await shown('', {
      now: 'submitting',
      passed: new Set(['editing', edge]),
      possible: new Set(['connect.submitting · xstate.error.actor.ticketRequest · 0']),
      uncovered: new Set(['rejected']),
    });
    expect(item('submitting')).toHaveAccessibleName(/, now$/);
    expect(item('submitting')).toHaveTextContent('now · delegates');
    expect(item('editing')).toHaveAccessibleName(/, passed$/);
    expect(item(edge)).toHaveAccessibleName(/ passed$/);
    expect(item('rejected')).toHaveAccessibleName(/, not covered$/);
    expect(item('connect.submitting · xstate.error.actor.ticketRequest · 0')).toHaveAccessibleName(
      /possible now$/,
    );
    const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(legend).toEqual(expect.arrayContaining(['now', 'passed', 'possible now', 'not covered']));
  });

  test('without marks the legend explains the shapes only', async () => {
    await shown();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContain('passed');
  });

  test('the whole picture, or its real size', async () => {
    const { user } = await shown();
    expect(screen.getByRole('radio', { name: '100 %' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Fit' }));
    expect(screen.getByRole('region')).toHaveAttribute('data-zoom', 'fit');
  });
});

test('in Dutch the headings and kinds are Dutch, the names stay', async () => {
  const stepUp = chartOf(stepUpMachine);
  await renderQa(<ChartPicture chart={stepUp} selected="" onSelect={() => undefined} />, { language: 'nl' });
  expect(
    await screen.findByRole('button', { name: 'explaining, wacht, Hoger niveau inloggen' }),
  ).toBeVisible();
});

test('sentences are wrapped, and cut where they are too long', () => {
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

test('a chart whose alternatives have no number says the trigger in the line itself', () => {
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
