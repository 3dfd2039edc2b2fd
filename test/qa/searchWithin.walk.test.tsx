/** The search within a machine finds the texts of its panels, in the reader's language. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chartCalled } from '../../src/qa/charts';
import { Outline } from '../../src/qa/outline/Outline';
import { ChartPicture } from '../../src/qa/picture/ChartPicture';
import { violations } from '../support/dom/axe';
import { pictureDrawn, renderQa, type QaOptions } from '../support/rendered/renderQa';

async function searched(machine: string, query: string, language: QaOptions['language'] = 'en') {
  const chart = chartCalled(machine);
  if (!chart) throw new Error(`There is no ${machine}`);
  const onSelect = jest.fn();
  const view = { chart, selected: '', onSelect, onOpen: () => undefined };
  const user = userEvent.setup();
  await renderQa(
    <>
      <ChartPicture {...view} />
      <Outline {...view} />
    </>,
    { language },
  );
  await pictureDrawn();
  await user.type(screen.getByRole('searchbox'), query);
  const search = within(screen.getByRole('search'));
  await waitFor(() => expect(search.getByRole('status')).not.toHaveTextContent('…'));
  const hits = () => search.queryAllByRole('button', { name: /^(?!Clear)/ }).map((hit) => hit.textContent);
  return { user, search, hits, onSelect };
}

test.each([
  ['connect', 'goes to the federation desk', 'en', 'editing'],
  ['connect', 'die de koppeling maakt. U volgt', 'nl', 'editing'],
  ['connect', 'pedido', 'pt', 'editing'],
  ['stepUp', 'second factor', 'en', 'explaining'],
] as const)('%s says “%s” (%s) in %s', async (machine, said, language, state) => {
  const { search, hits, onSelect, user } = await searched(machine, said, language);
  expect(hits().join()).toContain(state);
  const hit = search.getAllByRole('button').find(({ textContent }) => textContent?.endsWith(state));
  if (!hit) throw new Error(`${said} does not lead to ${state}`);
  await user.click(hit);
  expect(onSelect).toHaveBeenCalledWith(`${machine}.${state}`);
  expect(document.activeElement).toHaveAttribute('data-name', state);
});

test('an event leads to its state, and the focus to its line in the picture', async () => {
  const { search, onSelect, user } = await searched('connect', 'form.submitted');
  const [hit] = search.getAllByRole('button', { name: /^event form\.submitted editing/ });
  if (!hit) throw new Error('form.submitted is not found');
  await user.click(hit);
  expect(onSelect).toHaveBeenCalledWith('connect.editing');
  expect(document.activeElement).toHaveAttribute('data-name', 'connect.editing · form.submitted · 0');
});

test('guards and tags are found; the results replace the outline until the field is empty', async () => {
  const { hits, user } = await searched('connect', 'hasOpenTicket');
  expect(hits()).toEqual([expect.stringMatching(/^guardhasOpenTicketchecking/)]);
  expect(screen.queryByRole('button', { name: 'Show all transitions' })).toBeNull();
  expect(await violations(screen.getByRole('search'))).toEqual([]);
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('button', { name: 'Show all transitions' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'resting');
  expect(hits()).toContainEqual(expect.stringMatching(/^tagrestingediting/));
});

test('a machine without panels is searched by its names', async () => {
  const { hits } = await searched('visualiser', 'mapping');
  expect(hits()).toContainEqual(expect.stringMatching(/^statemapping/));
});
