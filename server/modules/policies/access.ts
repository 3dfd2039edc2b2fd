import { type AccessRule, callers } from '../identity/identity.module';

export const access: readonly AccessRule[] = [
  { methods: ['GET'], path: '/policies', callers: callers.readers, institution: 'checked', changes: false },
  {
    methods: ['OPTIONS'],
    path: '/policies',
    callers: callers.everybody,
    institution: 'checked',
    changes: false,
  },
  {
    methods: ['POST', 'PUT'],
    path: '/policies',
    callers: callers.staff,
    maintainers: true,
    level: 2,
    institution: 'checked',
    changes: true,
  },
  {
    methods: ['GET'],
    path: '/policies/attributes',
    callers: callers.everybody,
    institution: 'checked',
    changes: false,
  },
  {
    methods: ['GET'],
    path: '/policies/new',
    callers: callers.staff,
    maintainers: true,
    institution: 'checked',
    changes: false,
  },
  {
    methods: ['GET'],
    path: '/policies/:id',
    callers: callers.readers,
    institution: 'checked',
    changes: false,
  },
  {
    methods: ['DELETE'],
    path: '/policies/:id',
    callers: callers.staff,
    maintainers: true,
    level: 2,
    institution: 'checked',
    changes: true,
  },
  {
    methods: ['GET'],
    path: '/policies/:id/revisions',
    callers: callers.readers,
    institution: 'checked',
    changes: false,
  },
];
