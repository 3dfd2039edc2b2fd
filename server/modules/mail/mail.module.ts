import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { mailsRoutes } from './mails.routes';
import { mailGauges } from './gauges';
import { startMails } from './background';
import { mailCheck } from './mailCheck';
import { databaseMailer } from './mailer';
import { readMail } from './settings';
import { people } from './people';

export { greetingIn, letterHtml, letterText, type Letter } from './letter';
export { connectedMails } from './connectedMail';
export { firstPolicyMail, type EnforcementNotice } from './firstPolicyMail';
export { invitationMail, type Invitation, type InvitationRecipients } from './invitationMail';
export { databaseMailer, type Mail } from './mailer';
export type { SignLinks } from './sender';
export { addressIn } from './settings';

export const mail: Module<AccessRule> = {
  name: 'mail',
  routes: [mailsRoutes],
  access,
  gauges: [mailGauges],
  checks: (...asked) => [mailCheck(...asked)],
  settings: (settings) => ({ mail: readMail(settings) }),
  open: ({ config }) => ({ dependencies: { mailer: databaseMailer(config) } }),
  start(dependencies, { on, say }) {
    const [sign] = on.flatMap(({ signLinks }) => signLinks?.(dependencies) ?? []);
    return startMails(dependencies, say, sign);
  },
  extensions: () => ['mails'],
  people,
};
