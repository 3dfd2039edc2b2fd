import { type AccessRule, callers } from '../../modules/identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/privacy',
    callers: callers.everybody,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
];
