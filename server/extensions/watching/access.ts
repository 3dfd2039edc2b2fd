import { type AccessRule, callers } from '../../modules/identity/identity.module';

export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/watching',
    callers: callers.signedIn,
    institution: 'checked',
    changes: false,
    reads: 'primary',
    costly: true,
  },
  {
    methods: ['GET'],
    path: '/x/watching/searches',
    callers: callers.signedIn,
    institution: 'checked',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/x/watching',
    callers: callers.signedIn,
    institution: 'checked',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/watching/searches',
    callers: callers.signedIn,
    institution: 'checked',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/watching/feed',
    callers: callers.signedIn,
    institution: 'checked',
    changes: true,
  },
];
