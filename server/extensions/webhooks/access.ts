import { type AccessRule, callers } from '../../modules/identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/webhooks',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/x/webhooks/replay',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: true,
  },
];
