import { openJira } from './jira/openJira';
import type { OpenRemote, RemoteParts } from './remote/openRemote';
import type { RemoteSystem } from './remoteSystem';
import { openRt } from './rt/openRt';

/** Opens the ticket system that the settings name. It makes no call before it is used or started. */
export function openSystem(system: RemoteSystem, parts: RemoteParts): OpenRemote {
  switch (system.name) {
    case 'Jira':
      return openJira(system.settings, parts);
    case 'Request Tracker':
      return openRt(system.settings, parts);
  }
}
