import { type AccessRule, callers } from '../../modules/identity/identity.module';

/**
 * A verdict may lead to the end of a connection, so it needs the same login as a request. The call itself checks to
 * whom a service is assigned in a review.
 */
export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/reviews',
    callers: callers.staff,
    institution: 'checked',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['GET'],
    path: '/x/reviews/:id',
    callers: callers.staff,
    institution: 'checked',
    changes: false,
    costly: true,
    reads: 'primary',
  },
  {
    methods: ['GET'],
    path: '/x/reviews/:id/report',
    callers: callers.staff,
    institution: 'checked',
    changes: false,
    costly: true,
    reads: 'primary',
  },
  {
    methods: ['GET'],
    path: '/x/reviews/:id/signature',
    callers: callers.staff,
    institution: 'checked',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['POST'],
    path: '/x/reviews',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/reviews/:id/steps',
    callers: callers.admins,
    level: 2,
    institution: 'required',
    changes: true,
  },
  {
    methods: ['POST'],
    path: '/x/reviews/:id/verdicts',
    callers: callers.staff,
    level: 2,
    institution: 'required',
    changes: true,
  },
];
