import { CHECKS_EXTENSION } from '../../contracts/domain/checks';
import { DESK_EXTENSION, MAILS_EXTENSION } from './contract/desk';
import type { Person } from '../../contracts/domain/person/person';
import { slotEntry, type Extension } from '../../extending/extension';

/** Super users in any role, where tickets are worked on here. */
function worksAtDesk({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(DESK_EXTENSION);
}

/** Super users, where the server tells what it has mailed. */
function readsMails({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(MAILS_EXTENSION);
}

/** Super users, where the server checks its installation. */
function checksInstallation({ roles, installation }: Person): boolean {
  return roles.superUser && installation.extensions.includes(CHECKS_EXTENSION);
}

/** The pages on which the federation works on tickets, and reads the mails of the server (docs/extensions/deskPages.md). */
export const deskPages: Extension = {
  name: 'deskPages',
  pages: [
    {
      path: '/desk',
      mayOpen: worksAtDesk,
      load: async () => (await import(/* webpackChunkName: "desk" */ './DeskQueue')).DeskQueue,
    },
    {
      path: '/desk/mails',
      mayOpen: readsMails,
      name: 'nav.mails',
      load: async () => (await import(/* webpackChunkName: "desk" */ './mails/MailsPage')).MailsPage,
    },
    {
      path: '/desk/mails/:id',
      mayOpen: readsMails,
      load: async () => (await import(/* webpackChunkName: "desk" */ './mails/MailPage')).MailPage,
    },
    {
      path: '/desk/checks',
      mayOpen: checksInstallation,
      name: 'nav.checks',
      load: async () => (await import(/* webpackChunkName: "desk" */ './checks/ChecksPage')).ChecksPage,
    },
    {
      path: '/desk/:key',
      mayOpen: worksAtDesk,
      load: async () => (await import(/* webpackChunkName: "desk" */ './DeskTicket')).DeskTicket,
    },
  ],
  firstLink: { isFor: worksAtDesk, messageId: 'welcome.link.desk', to: '/desk' },
  navigation: [
    { key: 'desk', to: '/desk', messageId: 'nav.desk' },
    { key: 'desk', to: '/desk/mails', messageId: 'nav.desk' },
    { key: 'desk', to: '/desk/checks', messageId: 'nav.desk' },
  ],
  slots: {
    inviteHead: slotEntry(
      ({ roles }) => roles.superUser,
      async () => (await import(/* webpackChunkName: "desk" */ './queue/InviteHead')).InviteHead,
    ),
  },
};
