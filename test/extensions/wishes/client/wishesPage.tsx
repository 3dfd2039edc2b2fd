/** The page of wishes as administrators see it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WishGroup } from '../../../../src/extensions/wishes/contract/wishes.wire';
import { renderDashboard, smallServer } from '../../../app/renderDashboard';
import { wireUser } from '../../../support/builders';
import { enveloped } from '../../../support/dom/fakeServer';

const service = { serviceType: 'saml20_sp', serviceId: 42 } as const;
export const wishFields = {
  reason: 'For our course',
  askedAt: '2026-03-01T09:00:00Z',
  state: 'open',
} as const;

/** The wishes for a service with this name. */
export function wishGroup(name: string, over: Partial<WishGroup> = {}): WishGroup {
  const { people = 1 } = over;
  return {
    ...service,
    service: `https://${name.toLowerCase()}.example`,
    serviceName: name,
    version: '1.1',
    state: 'open',
    count: 1,
    people,
    wishes: [{ id: people, name: 'Ann', ...wishFields }],
    together: [],
    ...over,
  };
}

/** Returns the item of a service in the list of wishes. */
export async function wishItem(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('li') as HTMLElement;
}

/** Chooses the service to take the wishes for another one together with. */
export async function chooseTogether(name: string, into: string): Promise<HTMLElement> {
  const item = within(await wishItem(name));
  await userEvent.click(item.getByText(/^Merge with/));
  await userEvent.selectOptions(item.getByRole('combobox'), into);
  return item.getByRole('button', { name: 'Merge' });
}

async function withGroups(groups: readonly WishGroup[]) {
  const admin = wireUser({ extensions: ['wishes', 'changeSet'] });
  const server = smallServer(admin).on('GET /x/wishes', () => enveloped({ groups, more: false }));
  await renderDashboard({ at: '/wishes', server, user: admin });
  return server;
}

export async function toTogether() {
  const server = await withGroups([wishGroup('Wiki'), wishGroup('Atlas')]);
  return { server, button: await chooseTogether('Wiki', 'Atlas') };
}

export async function toApart() {
  const server = await withGroups([wishGroup('Atlas', { together: [wishGroup('Wiki')] })]);
  return { server, button: await screen.findByRole('button', { name: /^Split/ }) };
}
