import { type AccessRule, callers } from '../identity';

export const access: readonly AccessRule[] = [
  { methods: ['POST'], path: '/jsError', callers: callers.everybody, institution: 'ignored', changes: true },
];
