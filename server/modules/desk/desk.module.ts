import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { linkRoutes } from './byMail/link.routes';
import { DESK_LINK_PATH } from './byMail/paths';
import { deskRoutes } from './desk.routes';
import { linkSigner } from './byMail/linkSigner';
import { readDeskMail } from './byMail/settings';
import { toldByMail } from './byMail/tellDesk';
import { deskHandler } from './deskHandler';
import { hasDesk } from '../tickets/tickets.module';

export type { DeskAnswer, DeskCommand, DeskRequest, DeskTicket, DeskTicketDetail } from './deskRequest';
export { possibleText } from './possibleText';

export const desk: Module<AccessRule> = {
  name: 'desk',
  routes: [deskRoutes, linkRoutes],
  access,
  linkPages: [
    {
      method: 'GET',
      path: DESK_LINK_PATH,
      setting: 'DESK_MAIL_TO',
      what: 'Somebody at the desk looks at a ticket; it changes nothing',
    },
    {
      method: 'POST',
      path: DESK_LINK_PATH,
      setting: 'DESK_MAIL_TO',
      what: 'They take a step with it, or have a link that expired sent again to their own address',
    },
  ],
  settings(settings, read) {
    const deskMail = readDeskMail(settings, read);
    return deskMail === undefined ? {} : { deskMail };
  },
  withTickets: toldByMail,
  signLinks: linkSigner,
  commands: { desk: deskHandler },
  extensions: (config) => (hasDesk(config) ? ['desk'] : []),
};
