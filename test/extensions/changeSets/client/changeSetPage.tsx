/** The page of the set of changes, with a line that can be removed. */
import { screen } from '@testing-library/react';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireChangeSet, wireUser } from '../../../support/builders';
import { enveloped } from '../../../support/dom/fakeServer';

export async function toChangeSet() {
  const admin = wireUser({ extensions: ['changeSet'] });
  const server = smallServer(admin).on('GET /x/changes/set', () => enveloped(wireChangeSet));
  await renderDashboard({ at: '/changes', server, user: admin });
  return { server, button: await screen.findByRole('button', { name: /^Remove ?,/ }) };
}
