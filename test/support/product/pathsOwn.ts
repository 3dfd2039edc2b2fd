/**
 * The own data of each path through the browser on the shared server (`pathsDashboard`), so that paths do not
 * affect each other.
 */
import type { DeskTicket } from '../../../server/modules/desk/deskRequest';
import type { OperatedSite } from './dashboard';

/**
 * Services that a path connects for Harwick University, asks for or sets, by the name of its file. Invitations are counted:
 * only `invitationPath` invites Harwick University and answers, only `dialogsAsking` Veldmark College.
 */
export const ownService = {
  mainPath: 'Delta Water Model',
  desk: 'Olive Water Model',
  invitationPath: 'Plover Protein Database',
  dialogsLogin: 'Zephyr Water Model',
  settings: 'Copperplate Thesis Archive',
  wishes: 'Nimbus Data Vault',
} as const;

/** Withdraws what a failed test has left open, so that its second try begins as the first one. */
export async function withdrawOpen(
  dashboard: OperatedSite,
  isOwn: (ticket: DeskTicket) => boolean,
): Promise<void> {
  const { tickets } = JSON.parse(await dashboard.desk('list', '--json')) as { tickets: DeskTicket[] };
  for (const { key } of tickets.filter(isOwn)) await dashboard.desk('withdraw', key, 'Asked in a test');
}
