import type { KnownRequest, WithdrawRequestInput } from './withdrawRequest.machine';

/** The admin who filed it, with nothing in the way. */
export const plainInput: WithdrawRequestInput = {
  ticketKey: 'CXT-70',
  person: { admin: true, level: 2 },
  institution: { name: 'Harwick University' },
  requestId: '3f0c9a52',
  stepUpOffered: true,
  draft: null,
};

export const ownRequest: KnownRequest = {
  type: 'LINKREQUEST',
  status: 'Open',
  requestedAt: '2026-11-02T09:00:00Z',
  name: 'Lantern Archive',
  userName: 'Alex Admin',
  eligibility: 'own',
};
