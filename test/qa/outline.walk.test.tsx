import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { chartOf } from '../../src/qa/chart/chartOf';
import { charts } from '../../src/qa/charts';
import type { Marks } from '../../src/qa/marks';
import { Outline } from '../../src/qa/outline/Outline';
import { violations } from '../support/dom/axe';
import { renderQa } from '../support/rendered/renderQa';

const nothing = () => undefined;
const stateButton = (name: string) => screen.getByText(name, { selector: 'li > button:first-child code' });

test.each(charts.map((chart) => ({ id: chart.id, chart })))(
  'every state and transition of $id is in the outline',
  async ({ chart }) => {
    const user = userEvent.setup();
    const { container } = await renderQa(
      <Outline chart={chart} selected="" onSelect={nothing} onOpen={nothing} />,
    );
    await user.click(screen.getByRole('button', { name: 'Show all transitions' }));
    for (const state of chart.states) {
      const row = stateButton(state.key).closest('li');
      if (!row) throw new Error(`${state.key} has no row`);
      const own = chart.edges.filter(({ source }) => source === state.key);
      const rows = [...row.querySelectorAll('li')];
      expect(rows).toHaveLength(own.length);
      own.forEach((edge, index) => {
        const said = rows[index];
        for (const text of [edge.name, edge.guard, ...edge.actions])
          if (text) expect(said).toHaveTextContent(text);
        expect(said).toHaveTextContent(edge.target === edge.source ? 'stays here' : `to ${edge.target}`);
      });
      for (const text of [state.description, ...state.entry, ...state.invokes.map(({ name }) => name)]) {
        if (text) expect(row).toHaveTextContent(text);
      }
    }
    expect(await violations(container)).toEqual([]);
  },
);

describe('in use', () => {
  const chart = chartOf(connectMachine);
  const edge = 'connect.steppingUp · xstate.done.actor.stepUp · 1';

  async function shown(selected: string, marks?: Marks, language: 'en' | 'nl' | 'pt' = 'en') {
    const onSelect = jest.fn();
    const onOpen = jest.fn();
    await renderQa(<Outline {...{ chart, selected, onSelect, onOpen, marks }} />, { language });
    return { onSelect, onOpen, user: userEvent.setup() };
  }

  test('the selected state is open and current; the others are closed', async () => {
    await shown('connect.steppingUp');
    expect(screen.getAllByRole('button', { expanded: true, current: true })).toHaveLength(1);
    expect(stateButton('steppingUp').closest('button')).toHaveAttribute('aria-expanded', 'true');
    expect(stateButton('editing').closest('button')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a selected transition opens its state and is current itself', async () => {
    await shown(edge);
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('only if hasDraft');
    expect(stateButton('steppingUp').closest('button')).toHaveAttribute('aria-expanded', 'true');
  });

  test('states, transitions and targets are selected by keyboard, invoked machines opened', async () => {
    const { user, onSelect, onOpen } = await shown('connect.steppingUp');
    const row = stateButton('steppingUp').closest('li');
    if (!row) throw new Error('no row');
    within(row).getByRole('button', { name: 'Open stepUp' }).focus();
    await user.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('stepUp');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('connect.steppingUp · xstate.done.actor.stepUp · 0');
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName('to preparing');
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('connect.preparing');
  });

  test('shows which alternative is tried otherwise, and the same marks as the picture', async () => {
    const own = chartOf(connectMachine).edges.filter(({ source }) => source === 'checking');
    const [first, last] = [own.at(0)?.key ?? '', own.at(-1)?.key ?? ''];
    await shown('connect.checking', {
      now: 'checking',
      passed: new Set(['preparing']),
      possible: new Set([last]),
      uncovered: new Set([first]),
    });
    const row = stateButton('checking').closest('li');
    const edges = [...(row?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(row?.querySelector('button')).toHaveTextContent(/now$/);
    expect(stateButton('preparing').closest('button')).toHaveTextContent(/passed$/);
    expect(edges[0]).toContain('not covered');
    expect(edges.at(-1)).toBe('At onceotherwisepossible now→ to choosing');
  });

  test.each([
    ['nl', 'De aanvraag wordt verstuurd, en wat misgaat wordt opgevangen.', 'Als ticketRequest klaar is'],
    ['pt', 'O pedido é enviado e as suas falhas são tratadas.', 'Quando ticketRequest termina'],
  ] as const)('speaks %s', async (language, description, trigger) => {
    await shown('connect.submitting', undefined, language);
    expect(await screen.findByText(description)).toBeVisible();
    const ways = chart.edges.filter(({ key }) =>
      key.startsWith('connect.submitting · xstate.done.actor.ticketRequest'),
    );
    expect(ways.length).toBeGreaterThan(0);
    expect(screen.getAllByText(trigger)).toHaveLength(ways.length);
  });
});
