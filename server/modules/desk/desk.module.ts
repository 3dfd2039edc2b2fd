import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { deskRoutes } from './desk.routes';

export { deskHandler } from './deskHandler';
export type { DeskAnswer, DeskCommand, DeskRequest, DeskTicket, DeskTicketDetail } from './deskRequest';
export { possibleText } from './possibleText';

export const desk: Module<AccessRule> = {
  routes: [deskRoutes],
  access,
};
