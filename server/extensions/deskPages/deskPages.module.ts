import type { Module } from '../../platform/module';
import type { AccessRule } from '../../modules/identity/identity.module';
import { hasDesk } from '../../modules/tickets/tickets.module';
import { access } from './access';
import { linkRoutes } from './byMail/link.routes';
import { linkSigner } from './byMail/linkSigner';
import { DESK_LINK_PATH } from './byMail/paths';
import { readDeskMail } from './byMail/settings';
import { notifyDesk, withDeskNotifications } from './byMail/notifyDesk';
import { deskRoutes } from './desk.routes';

/** The federation's desk in the browser and by e-mail. */
export const deskPages: Module<AccessRule> = {
  name: 'deskPages',
  settings(settings, read) {
    const deskMail = readDeskMail(settings, read);
    return deskMail === undefined ? {} : { deskMail };
  },
  routes: [deskRoutes, linkRoutes],
  access,
  linkPages: [
    {
      method: 'GET',
      path: DESK_LINK_PATH,
      setting: 'DESK_MAIL_TO',
      what: 'Someone at the desk looks at a ticket; it changes nothing',
    },
    {
      method: 'POST',
      path: DESK_LINK_PATH,
      setting: 'DESK_MAIL_TO',
      what: 'They take a step with it, or have a link that expired sent again to their own address',
    },
  ],
  withTickets: withDeskNotifications,
  signLinks: linkSigner,
  onDeskStep: (config) => (tx, key, now) => notifyDesk(config, tx, key, now),
  extensions: (config) => (hasDesk(config) ? ['desk'] : []),
};
