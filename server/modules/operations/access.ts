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
    methods: ['POST'],
    path: '/x/outcomes',
    callers: callers.everybody,
    institution: 'ignored',
    changes: true,
  },
  { methods: ['POST'], path: '/jsError', callers: callers.everybody, institution: 'ignored', changes: true },
];
