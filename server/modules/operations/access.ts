import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/openapi.json',
    callers: callers.everybody,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['GET'],
    path: '/x/caller',
    callers: callers.everybody,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['GET'],
    path: '/x/checks',
    callers: callers.superUsers,
    institution: 'ignored',
    changes: false,
    reads: 'primary',
    costly: true,
  },
  {
    methods: ['POST'],
    path: '/x/outcomes',
    callers: callers.everybody,
    institution: 'ignored',
    changes: true,
  },
  { methods: ['POST'], path: '/jsError', callers: callers.everybody, institution: 'ignored', changes: true },
];
