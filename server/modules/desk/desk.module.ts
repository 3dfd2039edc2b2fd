import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { linkRoutes } from './byMail/link.routes';
import { DESK_LINK_PATH } from './byMail/paths';
import { deskRoutes } from './desk.routes';

export { linkSigner } from './byMail/linkSigner';
export { readDeskMail } from './byMail/settings';
export { toldByMail } from './byMail/tellDesk';
export { deskHandler } from './deskHandler';
export type { DeskAnswer, DeskCommand, DeskRequest, DeskTicket, DeskTicketDetail } from './deskRequest';
export { possibleText } from './possibleText';

export const desk: Module<AccessRule> = {
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
};
