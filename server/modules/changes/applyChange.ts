import { recordEvent } from '../../platform/events/recordEvent';
import { applyConnection } from './connect';
import type { Dependencies } from '../../platform/dependencies';
import type { Tx } from '../../platform/storage/database';
import type { DashboardEvent } from '../../../src/contracts/wire/events';
import type { Change, ConnectionChange, SettingChange } from './change';
import { applyInstitution } from './applyInstitution';
import { applySetting } from './applySetting';

export type Applying = Pick<Dependencies, 'config' | 'onConnected'>;

/** Applies the change of a ticket. A second call changes nothing more. Throws ChangeNotPossible. */
export async function applyChange(
  { config, onConnected }: Applying,
  tx: Tx,
  change: Change,
  now: Date,
): Promise<void> {
  for (const event of await apply(config, tx, change)) {
    await recordEvent(tx, event, now);
    if (event.kind === 'connection.made') await onConnected?.(tx, event.data, now);
  }
}

/** Applies the change and returns its events. */
async function apply(
  config: Dependencies['config'],
  tx: Tx,
  change: Change,
): Promise<readonly DashboardEvent[]> {
  switch (change.kind) {
    case 'connect':
    case 'disconnect':
      return applyConnection(tx, change);
    case 'set': {
      const events = [];
      for (const one of change.changes) events.push(...(await apply(config, tx, one)));
      return events;
    }
    case 'institution':
      await applyInstitution(tx, change);
      return [{ kind: 'setting.changed', data: { institution: change.institution, setting: 'institution' } }];
    default:
      await applySetting(config, tx, change);
      return [settingEvent(change)];
  }
}

function settingEvent(change: SettingChange): DashboardEvent {
  const { kind: setting, institution, service, serviceType } = change;
  const data = { institution, service, serviceType, setting };
  if (change.kind === 'consent') return { kind: 'setting.changed', data };
  const level = change.kind === 'multiFactor' ? change.after.authnContextLevel : change.after.loaLevel;
  return { kind: 'setting.changed', data: { ...data, level } };
}

type OnConnected = (tx: Tx, connection: Omit<ConnectionChange, 'kind' | 'level'>, now: Date) => Promise<void>;

declare module '../../platform/dependencies' {
  interface Dependencies {
    /** Called after a new connection, in the transaction that makes it. */
    readonly onConnected?: OnConnected;
  }
}
declare module '../../platform/module' {
  interface ExtensionPoints {
    /** Returns the function to call after a new connection, in the transaction that makes it. */
    readonly onConnected?: (needs: Pick<Dependencies, 'config' | 'mailer'>) => OnConnected;
  }
}
