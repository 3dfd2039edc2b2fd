import { type AccessRule, callers } from '../../modules/identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/publishing',
    callers: callers.readers,
    institution: 'required',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['GET'],
    path: '/x/publishing/service',
    callers: callers.superUsers,
    beyond: 'anyInstitution',
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
];
