import { extensionsFor } from '../../extending/extensions';
import { extensions } from '../../extensions/extensions';
import { followsInstitution } from '../pages/access';
import type { Person } from '../../contracts/domain/person/person';

interface FirstLink {
  readonly to: string;
  readonly messageId: string;
}

const institution: FirstLink = { to: '/my-idp', messageId: 'welcome.link.institution' };
const tickets: FirstLink = { to: '/tickets', messageId: 'welcome.link.tickets' };
const profile: FirstLink = { to: '/profile', messageId: 'welcome.link.profile' };
const identities: FirstLink = { to: '/users/search', messageId: 'welcome.link.identities' };
const glossary: FirstLink = { to: '/glossary', messageId: 'welcome.link.glossary' };

/** Returns where a person goes first, by their rights: three places that the list does not lead to. */
export function firstLinks(person: Person): readonly FirstLink[] {
  const { roles } = person;
  if (roles.guest) return [glossary];
  if (roles.superUser) {
    const links = extensionsFor(extensions, person).map(({ firstLink }) => firstLink);
    return [identities, links.find((link) => link?.isFor(person)) ?? tickets, glossary];
  }
  return [institution, followsInstitution(person) ? tickets : profile, glossary];
}
