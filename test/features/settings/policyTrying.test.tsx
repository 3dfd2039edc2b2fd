import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoosePolicy } from '../../../src/api/mappers/policy';
import { violations } from '../../support/dom/axe';
import { enveloped, problem, type FakeServer } from '../../support/dom/fakeServer';
import { base, openService, wirePolicy, server, button } from '../../support/rendered/policyPage';

describe('trying a policy', () => {
  test('a typed person is judged with every change, and the decisive rule is named', async () => {
    localStorage.clear();
    await openService(server(), `${base}/p1`);
    const panel = within(await screen.findByRole('complementary', { name: 'Test' }));
    expect(await panel.findByText('Refused')).toBeVisible();
    expect(panel.getByText('Affiliation: the person does not have it; staff is required')).toBeVisible();
    await userEvent.type(panel.getByLabelText('Affiliation'), 'staff');
    expect(await panel.findByText('Access')).toBeVisible();
    expect(panel.getByText('Affiliation: “staff” matches “staff”')).toBeVisible();
    await userEvent.type(panel.getByLabelText('Save this person as'), 'Somebody');
    await userEvent.click(panel.getByRole('button', { name: 'Save person' }));
    await userEvent.selectOptions(panel.getByLabelText('Person'), 'Somebody');
    await userEvent.click(screen.getByRole('radio', { name: /^are refused/ }));
    expect(await panel.findByText('Refused')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Remove Somebody' }));
    expect(panel.queryByRole('option', { name: 'Somebody' })).toBeNull();
  });
});

describe('the revisions', () => {
  const revisions = (known: FakeServer, list: readonly LoosePolicy[]) =>
    known.on('GET /policies/p1/revisions', () => enveloped(list));

  test('REQUIREMENTS 195, 196, 197: newest first, who and when, and the changes in words', async () => {
    const old = wirePolicy({
      revisionNbr: 1,
      name: 'All',
      description: null,
      active: false,
      created: 'once',
    });
    await openService(revisions(server(), [old, wirePolicy({ revisionNbr: 2 })]), `${base}/p1/revisions`);
    const [newest, first] = await screen.findAllByRole('article');
    if (!newest || !first) throw new Error('two revisions');
    expect(within(newest).getByRole('heading')).toHaveTextContent('Revision 2: Staff only');
    expect(within(newest).getByText(/^Ann Bee, North University, 1 March 2026/)).toBeVisible();
    await userEvent.click(within(newest).getByText('3 changes since revision 1'));
    expect(within(newest).getByText('All').closest('del')).toHaveTextContent('Removed: All');
    expect(within(newest).getByText('Active').closest('ins')).toHaveTextContent('Added: Active');
    expect(within(newest).getByText('Not active').closest('del')).not.toBeNull();
    expect(within(first).getByText('Show this revision')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('a failure can be tried again', async () => {
    const known = server().on('GET /policies/p1/revisions', () => problem(500, 'internal'));
    await openService(known, `${base}/p1/revisions`);
    expect(await screen.findByText('The policies could not be loaded')).toBeVisible();
    revisions(known, [wirePolicy({ revisionNbr: 1 })]);
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Show this revision')).toBeVisible();
  });
});
