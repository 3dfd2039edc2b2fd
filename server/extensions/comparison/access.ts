import { type AccessRule, callers } from '../../modules/identity/identity.module';

/** People compare their own institutions; super users any, whichever they act for at the moment. */
export const access: readonly AccessRule[] = [
  {
    methods: ['GET'],
    path: '/x/comparison',
    callers: callers.readers,
    beyond: 'anyInstitution',
    institution: 'required',
    changes: false,
    reads: 'replica',
    costly: true,
  },
];
