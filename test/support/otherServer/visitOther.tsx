import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderDashboard } from '../../app/renderDashboard';
import type { Federation } from './federation';
import { otherServer } from './otherServer';

/** Address of the page of service 42, the wiki. */
export const wikiPage = '/apps/42/saml20_sp/about';

/** Returns the address of a dialog on that page: `connect`, `disconnect` or `deny`, with the key of an invitation. */
export function dialogAt(dialog: string, key = ''): string {
  return `${wikiPage}?dialog=${encodeURIComponent(`${dialog}:42:saml20_sp${key && `:${key}`}`)}`;
}

/** Visits the whole application, with the double as its network. */
export async function visitOther(at: string, over: Partial<Federation> = {}) {
  sessionStorage.clear();
  const other = otherServer(over);
  const user = userEvent.setup();
  const shown = await renderDashboard({ at, server: other.server });
  const typesOfTickets = () => other.federation.tickets.map(({ type }) => type);
  return { ...shown, ...other, user, typesOfTickets };
}

export const titled = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Ticks the checkbox that a form needs before it can be sent. */
export async function tick(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /I accept|end the connection/ }));
}
