import { screen } from '@testing-library/react';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { chartOf } from '../../src/qa/chart/chartOf';
import type { Marks } from '../../src/qa/marks';
import { ChartPicture } from '../../src/qa/picture/ChartPicture';
import { pictureDrawn, renderQa } from '../support/rendered/renderQa';

const connect = chartOf(connectMachine);
const at = (now: string): Marks => ({ now, passed: new Set(), possible: new Set(), uncovered: new Set() });
const picture = (selected: string, marks?: Marks) => (
  <ChartPicture chart={connect} selected={selected} onSelect={() => undefined} marks={marks} />
);

/** A window on the picture of 400 by 300, without the scale that jsdom cannot know. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: SVGElement) {
    return new DOMRect(0, 0, Number(this.getAttribute('width')), Number(this.getAttribute('height')));
  });
});
afterEach(() => jest.restoreAllMocks());

/** Tells whether the box of a state is in sight, from the left. */
function seen(state: string): boolean {
  const region = screen.getByRole('region', { name: /^Picture of connect/ });
  const item = [...region.querySelectorAll<SVGElement>('[data-name]')].find(
    ({ dataset }) => dataset.name === state,
  );
  const [, x, y] =
    /translate\(([\d.]+) ([\d.]+)\)/.exec(item?.parentElement?.getAttribute('transform') ?? '') ?? [];
  const [left, top] = [Number(x) - region.scrollLeft, Number(y) - region.scrollTop];
  return left >= 0 && left < 400 && top >= 0 && top < 300;
}

async function shown(selected: string, marks?: Marks) {
  const view = await renderQa(picture(selected, marks));
  await pictureDrawn();
  return view;
}

test('without anything selected the present state is in sight, without one the first', async () => {
  const { unmount } = await shown('', at('finished'));
  expect([seen('finished'), seen('preparing')]).toEqual([true, false]);
  unmount();
  await shown('');
  expect(seen('preparing')).toBe(true);
});

test('the selection of the address is in sight, although the machine is elsewhere', async () => {
  await shown('connect.outsideEdugain', at('finished'));
  expect([seen('outsideEdugain'), seen('finished')]).toEqual([true, false]);
});
