import { type AccessRule, callers } from '../../modules/identity/identity.module';

/** Rules change nothing for anybody's login, so that they take no stronger one. */
export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/security/rules',
    callers: callers.readers,
    institution: 'checked',
    changes: false,
    reads: 'primary',
  },
  {
    methods: ['PUT'],
    path: '/x/security/rules',
    callers: callers.admins,
    institution: 'required',
    changes: true,
  },
];
