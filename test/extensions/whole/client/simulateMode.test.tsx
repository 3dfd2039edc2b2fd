import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { languages } from '../../../../src/contracts/domain/language';
import type { Chart } from '../../../../src/qa/chart/chart';
import { charts } from '../../../../src/qa/charts';
import { loadCatalogue } from '../../../../src/i18n/loadCatalogue';
import '../../../../src/qa/texts';
import { violations } from '../../../support/dom/axe';
import { button, journal, now, open, plain, region, steps } from '../../../qa/simulate/simulateView';

test('without a machine the page offers all of them', async () => {
  const { user, address } = await open({});
  const table = await screen.findByRole('table');
  const rows = within(table).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent?.split(' — ')[0])).toEqual(charts.map(({ id }) => id));
  await user.click(within(table).getByRole('link', { name: /^stepUp — / }));
  expect(address().get('machine')).toBe('stepUp');
});

describe('by keyboard alone', () => {
  test('answers, sends, undoes and redoes; the address and the journal have all of it', async () => {
    const { press, steps: taken, user } = await open({ machine: 'connect' });
    expect(now()).toHaveTextContent('connect.preparing');
    await press(button('Answer'));
    expect(now()).toHaveTextContent('connect.editing');
    await press(button(/^form\.submitted.*to submitting$/));
    expect(now()).toHaveTextContent('connect.submitting');
    expect(taken()).toEqual([plain, { event: expect.objectContaining({ type: 'form.submitted' }) }]);
    expect(journal()).toHaveTextContent('isAdmitted lets it pass');
    expect(journal()).toHaveTextContent('Did rememberDraft');
    await press(button('Undo'), ' ');
    expect(now()).toHaveTextContent('connect.editing');
    expect(taken()).toEqual([plain]);
    await press(button('Redo'), ' ');
    expect(now()).toHaveTextContent('connect.submitting');
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(now()).toHaveTextContent('connect.preparing');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(now()).toHaveTextContent('connect.editing');
    await user.keyboard('{Control>}{Backspace}{/Control}');
    expect(taken()).toEqual([]);
  });

  test('the focus is not lost when its element is gone, and events are announced', async () => {
    const { press } = await open({ machine: 'connect' });
    await press(button('Answer'));
    await waitFor(() => expect(within(now()).getByText('connect.editing').parentElement).toHaveFocus());
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContainEqual('admission answers plain. Now in connect.editing.');
  });

  test('keys keep their meaning in text fields', async () => {
    const { user, steps: taken } = await open({ machine: 'connect', steps: steps(plain) });
    const summaries = [...now().querySelectorAll('summary')];
    const typed = summaries.find(({ textContent }) => textContent === 'form.submitted with other values');
    await user.click(typed ?? now());
    await user.click(within(now()).getByRole('textbox', { name: /What form.submitted carries/ }));
    await user.keyboard('{Control>}z{/Control}{Control>}{Backspace}{/Control}');
    expect(taken()).toEqual([plain]);
  });
});

describe('the picture', () => {
  test('takes the transition or the state that is one step away, and marks where it is and was', async () => {
    const { user, inPicture, steps: taken } = await open({ machine: 'connect' });
    expect(inPicture('preparing')).toHaveAttribute('data-mark', 'now');
    await user.click(inPicture('checking'));
    expect(taken()).toEqual([plain]);
    expect(inPicture('editing')).toHaveAttribute('data-mark', 'now');
    expect(inPicture('checking')).toHaveAttribute('data-mark', 'passed');
    expect(inPicture('submitting')).toHaveAttribute('data-mark', 'possible');
    await user.click(inPicture('connect.editing · dismissal.requested · 1'));
    expect(inPicture('cancelled')).toHaveAttribute('data-mark', 'now');
    expect(now()).toHaveTextContent('"cancelled"');
  });

  test('selects a state that is further away, and leads there by the shortest path', async () => {
    const { user, inPicture, address, steps: taken } = await open({ machine: 'connect' });
    await user.click(inPicture('outsideEdugain'));
    expect(address().get('at')).toBe('connect.outsideEdugain');
    await user.click(screen.getByRole('button', { name: 'Go to outsideEdugain by the shortest path' }));
    expect(now()).toHaveTextContent('connect.outsideEdugain');
    expect(address().get('story')).toBe('outsideEdugain');
    expect(taken()).toEqual([plain]);
    expect(address().get('at')).toBeNull();
  });

  test('the outline does the same', async () => {
    const { user, steps: taken } = await open({ machine: 'connect', steps: steps(plain) });
    await user.click(screen.getByText('Outline and search'));
    await user.click(screen.getByRole('button', { name: /^On form\.submitted does rememberDraft/ }));
    expect(taken()).toHaveLength(2);
    expect(now()).toHaveTextContent('connect.submitting');
  });
});

test('a blocked event cannot be sent, and says which guard blocks and what it needs', async () => {
  const { user, steps: taken } = await open({ machine: 'visualiser', story: 'simulation' });
  const undo = within(now()).getByRole('button', { name: 'undo.requested' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveAccessibleDescription(
    /^Blocked by hasSteps ?, which needs this: A step has been taken\.$/,
  );
  await user.click(undo);
  expect(taken()).toEqual([]);
  await user.click(within(now()).getByRole('button', { name: /^step\.requested/ }));
  expect(within(now()).getByRole('button', { name: /^undo\.requested/ })).not.toHaveAttribute(
    'aria-disabled',
  );
});

test('a story plays its own steps, one by one or all at once, and can be left for another', async () => {
  const { user, address, steps: taken } = await open({ machine: 'stepUp', story: 'unmetTriedAgain' });
  const start = region('Where it starts');
  await user.click(within(start).getByRole('button', { name: 'Next step of the story' }));
  expect(now()).toHaveTextContent('stepUp.unmet');
  await user.click(within(start).getByRole('button', { name: 'Play the whole story' }));
  expect(now()).toHaveTextContent('stepUp.leaving');
  expect(within(start).queryByRole('button', { name: 'Next step of the story' })).toBeNull();
  await user.click(within(journal()).getByRole('button', { name: 'Back to step 1' }));
  expect(taken()).toHaveLength(1);
  await user.selectOptions(within(start).getByRole('combobox', { name: 'Story' }), 'unavailable');
  expect([address().get('story'), taken()]).toEqual(['unavailable', []]);
  expect(now()).toHaveTextContent('stepUp.unavailable');
  await user.selectOptions(within(start).getByRole('combobox', { name: /shortest path/ }), 'granted');
  await user.click(within(start).getByRole('button', { name: 'Go' }));
  expect(now()).toHaveTextContent('stepUp.granted');
});

test('a decision chart shows which guards were evaluated, in their order', async () => {
  const { user } = await open({ machine: 'serviceConnection', story: 'down' });
  expect(now()).toHaveTextContent('serviceConnection.connectableWhileDown');
  expect(now()).toHaveTextContent('the facts of the story decide');
  expect(journal()).toHaveTextContent(
    /isGuest does not.*isLooking does not.*otherwise.*isTicketSystemDown lets it pass/,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Story' }), 'viewer');
  expect(now()).toHaveTextContent('serviceConnection.connectRefused');
});

test('an old address keeps the possible steps, names the others, and continues from there', async () => {
  const { user, steps: taken } = await open({
    machine: 'connect',
    steps: steps(plain, { event: { type: 'terms.accepted' } }, plain),
  });
  expect(await screen.findByText(/The state editing does not hear terms\.accepted/)).toBeVisible();
  expect(now()).toHaveTextContent('connect.editing');
  await user.click(button(/^form\.submitted/));
  expect(taken()).toHaveLength(2);
  expect(now()).toHaveTextContent('connect.submitting');
  expect(screen.queryByText(/does not hear/)).toBeNull();
});

test('steps that are not possible can be left out', async () => {
  const { user, address } = await open({ machine: 'connect', story: 'vanished', steps: steps(plain) });
  expect(
    screen.getByText('The story vanished does not exist; this is the first one.', { exact: false }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave these steps out' }));
  expect(address().get('story')).toBe('untouched');
  expect(screen.queryByRole('button', { name: 'Leave these steps out' })).toBeNull();
});

test('the steps are copied as a story for the tests', async () => {
  const { user } = await open({
    machine: 'stepUp',
    story: 'leaves',
    steps: steps({ event: { type: 'login.requested' } }),
  });
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy these steps as a story for the tests' }));
  const copied = written.mock.lastCall?.[0];
  expect(copied).toContain("steps: [{ type: 'login.requested' }]");
  expect(copied).toContain("end: 'leaving'");
});

/** The part of a machine that its panels depend on: what it waits for. */
const shapeOf = ({ states }: Chart) =>
  (['busy', 'invoking', 'resting'] as const)
    .filter((kind) => states.some((state) => state.kind === kind))
    .join(', ');
const oneOfEachShape = new Map(charts.map((chart) => [shapeOf(chart), chart.id]));

test.each([...oneOfEachShape])(
  'with states that are %s: no fault for axe at the start of %s',
  async (_, id) => {
    await open({ machine: id });
    expect(await violations(screen.getByRole('main'))).toEqual([]);
  },
);

test.each(languages)('every guard has words in %s', async (language) => {
  const messages = await loadCatalogue(language);
  const guards = new Set(charts.flatMap(({ edges }) => edges.flatMap(({ guard }) => guard ?? [])));
  expect([...guards].filter((guard) => !(`qa.guard.${guard}` in messages))).toEqual([]);
  const worded = Object.keys(messages).flatMap((id) => /^qa\.guard\.(.*)/.exec(id)?.[1] ?? []);
  expect(worded.filter((guard) => !guards.has(guard))).toEqual([]);
});

test('another modifier, or none, does nothing', async () => {
  const { steps: taken } = await open({ machine: 'connect', steps: steps(plain) });
  fireEvent.keyDown(document.body, { key: 'z' });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, altKey: true });
  expect(taken()).toEqual([plain]);
});
