import type { RemoteClient } from '../../remote/remoteClient';
import { cloud } from './cloud';
import { dataCenter } from './dataCenter';
import type { JiraDialect, JiraKind } from './jiraDialect';

const dialects: Readonly<Record<JiraKind, (client: RemoteClient) => JiraDialect>> = {
  datacenter: dataCenter,
  cloud,
};

/** Returns how servers of this kind are spoken to. */
export function dialectOf(kind: JiraKind, client: RemoteClient): JiraDialect {
  return dialects[kind](client);
}
