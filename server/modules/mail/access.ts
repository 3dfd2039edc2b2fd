import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/desk/mails',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: false,
    reads: 'primary',
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/x/desk/mails/:id',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
];
