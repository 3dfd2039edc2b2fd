import { AUDIT_EXTENSION } from '../../contracts/domain/audit';
import type { Person } from '../../contracts/domain/person/person';
import type { Extension } from '../../extending/extension';

const onlySuperUser = ({ roles }: Person) => roles.superUser;
/** Admins read what is about their institution. */
const onlyAdmin = ({ roles }: Person) => roles.admin;

const loadTrail = () => import(/* webpackChunkName: "audit" */ './Trail');

/** The audit trail of an institution, and the whole trail (docs/extensions/trail.md). */
export const trail: Extension = {
  name: 'trail',
  needs: AUDIT_EXTENSION,
  pages: [
    {
      path: '/my-idp/audit',
      mayOpen: onlyAdmin,
      name: 'nav.audit',
      load: async () => (await loadTrail()).OwnTrail,
    },
    {
      path: '/my-idp/audit/policies/:id',
      mayOpen: onlyAdmin,
      load: async () => (await loadTrail()).OwnPolicyHistory,
    },
    {
      path: '/desk/audit',
      mayOpen: onlySuperUser,
      name: 'nav.audit',
      load: async () => (await loadTrail()).WholeTrail,
    },
    {
      path: '/desk/audit/policies/:id',
      mayOpen: onlySuperUser,
      load: async () => (await loadTrail()).WholePolicyHistory,
    },
  ],
  navigation: [{ key: 'desk', to: '/desk/audit', messageId: 'nav.desk' }],
  institutionTabs: [{ isFor: onlyAdmin, messageId: 'nav.audit', to: '/my-idp/audit' }],
};
