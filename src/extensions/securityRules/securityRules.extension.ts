import { mayFollowTickets } from '../../contracts/domain/person/rights';
import type { Person } from '../../contracts/domain/person/person';
import { lazyPart, type Extension } from '../../extending/extension';
import { SECURITY_RULES_EXTENSION } from './contract/securityRulesExtension';

const followsInstitution = ({ roles }: Person) => mayFollowTickets(roles);

/**
 * How all connected services are secured, and the rules of the institution for them, if the server keeps such rules
 * (docs/extensions/securityRules.md).
 */
export const securityRules: Extension = {
  name: 'securityRules',
  pages: [
    {
      path: '/security',
      mayOpen: followsInstitution,
      name: 'nav.security',
      within: '/my-idp',
      load: async () => (await import('./Security')).Security,
    },
  ],
  todo: {
    kind: 'rules',
    isFor: ({ roles, installation }) =>
      (roles.admin || roles.viewer) && installation.extensions.includes(SECURITY_RULES_EXTENSION),
    Section: lazyPart(async () => (await import('./SecurityTodo')).SecurityTodo),
  },
  institutionTabs: [
    {
      isFor: followsInstitution,
      messageId: 'nav.security',
      to: '/security',
      Count: lazyPart(async () => (await import('./SecurityCount')).SecurityCount),
    },
  ],
};
