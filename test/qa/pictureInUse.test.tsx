import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { stepUpMachine } from '../../src/machines/shared/stepUp.machine';
import { chartOf } from '../../src/qa/chart/chartOf';
import type { Marks } from '../../src/qa/marks';
import { ChartPicture } from '../../src/qa/picture/ChartPicture';
import { nameOf, pictureDrawn, renderQa } from '../support/rendered/renderQa';

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

  test('the selection is pressed, including a transition; an unknown one presses nothing', async () => {
    const { item } = await shown(edge);
    expect(item(edge)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  test('nothing is pressed if the address names an unknown one', async () => {
    await shown('connect.nowhere');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('one stop of the tab key; arrows go along the list, to the target of a transition and back', async () => {
    const { onSelect, user, item } = await shown('connect.editing');
    const inPicture = within(screen.getByRole('region')).getAllByRole('button');
    expect(inPicture.filter(({ tabIndex }) => tabIndex === 0)).toEqual([item('editing')]);
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

  test('marks of other modes are shown in words and explained below', async () => {
    const { item } = await shown('', {
      now: 'submitting',
      passed: new Set(['editing', edge]),
      possible: new Set(['connect.submitting · xstate.error.actor.ticketRequest · 0']),
      uncovered: new Set(['rejected']),
    });
    expect(nameOf(item('submitting'))).toMatch(/, now$/);
    expect(item('submitting')).toHaveTextContent('now · delegates');
    expect(nameOf(item('editing'))).toMatch(/, passed$/);
    expect(nameOf(item(edge))).toMatch(/ passed$/);
    expect(nameOf(item('rejected'))).toMatch(/, not covered$/);
    expect(nameOf(item('connect.submitting · xstate.error.actor.ticketRequest · 0'))).toMatch(
      /possible now$/,
    );
    const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(legend).toEqual(expect.arrayContaining(['now', 'passed', 'possible now', 'not covered']));
  });

  test('without marks the legend explains the shapes only', async () => {
    await shown();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContain('passed');
  });

  test('its size is a group of buttons; their effect is measured in a browser', async () => {
    await shown();
    const names = within(screen.getByRole('group', { name: 'Size of the picture' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Fit', '100 %', 'Smaller', 'Larger']);
  });

  test('a browser without full screen gets no button for it', async () => {
    await shown();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });
});

test('in Dutch the headings and kinds are Dutch, the names stay', async () => {
  const stepUp = chartOf(stepUpMachine);
  await renderQa(<ChartPicture chart={stepUp} selected="" onSelect={() => undefined} />, { language: 'nl' });
  await pictureDrawn();
  expect(screen.getAllByRole('button').map(nameOf)).toContain(
    'explaining, wacht, Op een hoger niveau inloggen',
  );
});
