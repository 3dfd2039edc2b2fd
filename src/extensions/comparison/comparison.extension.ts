import { COMPARISON_EXTENSION } from './contract/institutionComparison';
import type { Person } from '../../contracts/domain/person/person';
import { mayFollowTickets } from '../../contracts/domain/person/rights';
import type { Extension } from '../../extending/extension';

/**
 * Returns whether the person may compare two institutions: people who may act for more than one.
 */
function comparesInstitutions({ roles, institutions }: Person): boolean {
  const several = roles.superUser || institutions.length > 1;
  return several && mayFollowTickets(roles);
}

/** Two institutions side by side (docs/extensions/comparison.md). */
export const comparison: Extension = {
  name: 'comparison',
  needs: COMPARISON_EXTENSION,
  pages: [
    {
      path: '/my-idp/compare',
      mayOpen: comparesInstitutions,
      name: 'nav.comparison',
      load: async () => (await import('./CompareInstitutionsPage')).CompareInstitutionsPage,
    },
  ],
  institutionTabs: [{ isFor: comparesInstitutions, messageId: 'nav.compare', to: '/my-idp/compare' }],
};
