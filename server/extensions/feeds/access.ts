import { type AccessRule, callers } from '../../modules/identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/feeds',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
];
