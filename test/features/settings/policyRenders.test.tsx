import { rendersOf } from '../../support/dom/renders';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { affiliation, base, group, openService, server, wirePolicy } from '../../support/rendered/policyPage';

const values = Array.from({ length: 30 }, (_, index) => ({ name: affiliation, value: `value ${index}` }));
const groups = Array.from({ length: 5 }, (_, index) => ({ name: group, value: `urn:collab:group:${index}` }));
const many = wirePolicy({ attributes: [...values, ...groups] });

const field = (label: string) => screen.findByLabelText(label);
/** Rows are drawn when a value is typed, and again when their own error appears or disappears. */
const ofOneRow = 3;

test('typing in one of many values renders that one, and its error as well (REQUIREMENTS 187, 188)', async () => {
  await openService(server([many]), `${base}/p1`);
  const one = await field('Value 7 of Affiliation');
  const typed = await rendersOf(() => userEvent.type(one, 'x'));
  expect(one).toHaveValue('value 6x');
  expect(typed.get('AttributeValue')).toBeGreaterThanOrEqual(1);
  expect(typed.get('AttributeValue')).toBeLessThanOrEqual(ofOneRow);

  const emptied = await rendersOf(async () => {
    await userEvent.clear(one);
    await userEvent.tab();
    await waitFor(() => expect(one).toHaveAttribute('aria-invalid', 'true'));
  });
  expect(one).toHaveAccessibleDescription();
  expect(emptied.get('AttributeValue')).toBeLessThanOrEqual(ofOneRow);
  const mended = await rendersOf(async () => {
    await userEvent.type(one, 'y');
    await waitFor(() => expect(one).not.toHaveAttribute('aria-invalid'));
  });
  expect(mended.get('AttributeValue')).toBeLessThanOrEqual(ofOneRow);
});

test('typing elsewhere renders none of them (REQUIREMENTS 187)', async () => {
  await openService(server([many]), `${base}/p1`);
  const name = await field('Name');
  const typed = await rendersOf(() => userEvent.type(name, '!'));
  expect(name).toHaveValue('Staff only!');
  expect(typed.get('TextField')).toBeGreaterThan(0);
  expect(typed.has('AttributeValue')).toBe(false);
});

test('each value is removed from its present position (REQUIREMENTS 187)', async () => {
  await openService(server([many]), `${base}/p1`);
  await userEvent.type(await field('Value 3 of Affiliation'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Remove value value 2! of Affiliation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove value value 4 of Affiliation' }));
  expect(await field('Value 3 of Affiliation')).toHaveValue('value 3');
  expect(await field('Value 4 of Affiliation')).toHaveValue('value 5');
  expect(await field('Value 1 of Group')).toHaveValue('urn:collab:group:0');
});
