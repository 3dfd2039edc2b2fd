import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { linkRoutes } from './byMail/link.routes';
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
};
