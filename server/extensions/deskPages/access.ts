import { type AccessRule, callers } from '../../modules/identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/desk/tickets',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: false,
    reads: 'replica',
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/x/desk/tickets/:key',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: false,
    reads: 'replica',
  },
  {
    methods: ['POST'],
    path: '/x/desk/tickets/:key/steps',
    callers: callers.superUsers,
    level: 'superUser',
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: true,
  },
];
