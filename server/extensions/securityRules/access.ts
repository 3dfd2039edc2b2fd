import { type AccessRule, callers } from '../../modules/identity/identity.module';

/** Rules change no login, so they need no stronger login. */
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
