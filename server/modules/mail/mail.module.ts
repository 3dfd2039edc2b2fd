import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { mailsRoutes } from './mails.routes';
import { mailGauges } from './gauges';

export { startMails } from './background';
export { greetingIn, letterHtml, letterText, type Letter } from './letter';
export { connectedMails } from './connectedMail';
export { firstPolicyMail, type EnforcementNotice } from './firstPolicyMail';
export { invitationMail, type Invitation, type InvitationRecipients } from './invitationMail';
export { databaseMailer, type Mail } from './mailer';
export type { SignLinks } from './sender';
export { addressIn, readMail } from './settings';

export const mail: Module<AccessRule> = {
  routes: [mailsRoutes],
  access,
  gauges: [mailGauges],
};
