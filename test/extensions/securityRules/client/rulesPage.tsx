/** The form of the rules for connected services, filled in and ready to be saved. */
import { screen } from '@testing-library/react';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireService, wireUser } from '../../../support/builders';
import { enveloped } from '../../../support/dom/fakeServer';

export async function toRules() {
  const admin = wireUser({ extensions: ['securityRules'] });
  const server = smallServer(admin)
    .on('GET /services', () => enveloped({ apps: [wireService({ connected: true })], facets: [] }))
    .on('GET /x/security/rules', () => enveloped({ version: 1, rules: { sirtfi: {} } }))
    .on('GET /services/connected', () => enveloped([]))
    .on('GET /stats/loginAggregated', () => Response.json([]));
  await renderDashboard({ at: '/security?rules=edit', server, user: admin });
  return { server, button: await screen.findByRole('button', { name: 'Save rules' }) };
}
