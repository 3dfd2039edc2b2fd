import { levelOf } from '../../../contracts/domain/level';
import type { Line, Situation, Words } from './line';

/** Returns what happens when the form is sent: the way, who gets mail, and the level that applies. */
export function consequences(situation: Situation): Line[] {
  const { subject, invitation } = situation;
  return [
    ...(invitation ? [answering(invitation)] : []),
    wayOf(situation),
    // Mail at once goes to different people on different servers; where a ticket goes first, no server sends any.
    ...(subject.way === 'ticket' ? [noMail] : []),
    levelLine(situation),
  ];
}

function answering({ key, since }: NonNullable<Situation['invitation']>): Line {
  return {
    key: 'invitation',
    kind: 'fact',
    title: { id: 'connect.check.invitation', values: { key } },
    text: [{ id: 'connect.check.invitation.text', values: { since } }],
  };
}

function wayOf({ subject, invitation }: Situation): Line {
  const values = { key: invitation?.key ?? '' };
  const atOnce = { id: invitation ? 'connect.way.acceptAtOnce.text' : 'connect.way.atOnce.text', values };
  const line = (title: string, text: Words): Line => ({
    key: 'way',
    kind: 'fact',
    title: { id: title },
    text: [text],
  });
  switch (subject.way) {
    case 'ticket':
      return invitation
        ? line('connect.way.accept', { id: 'connect.way.accept.text', values })
        : line('connect.way.ticket', { id: 'connect.way.ticket.text' });
    case 'immediate':
      return line('connect.way.immediate', atOnce);
    case 'sharedInstitution':
      return line('connect.way.shared', atOnce);
  }
}

const noMail: Line = {
  key: 'mail',
  kind: 'fact',
  title: { id: 'connect.check.noMail' },
  text: [{ id: 'connect.check.noMail.text' }],
};

function levelLine({ subject, level }: Situation): Line {
  const line = (title: Words, text: readonly Words[]): Line => ({ key: 'level', kind: 'fact', title, text });
  const { ownLevel } = subject;
  if (!ownLevel) return line({ id: 'connect.check.noLevel' }, [{ id: 'connect.check.noLevel.text' }]);
  const rank = levelOf(ownLevel)?.rank;
  return line({ id: 'connect.check.ownLevel', values: { level: rank ?? ownLevel } }, [
    { id: 'connect.check.ownLevel.text' },
    ...(rank !== undefined && isCertainlyLower(level, rank) ? [ownLogin(level)] : []),
  ]);
}

/** The server tells the level of a login without its decimals: 1 stands for 1.5 as well. */
function isCertainlyLower(level: number, rank: number): boolean {
  return level < Math.floor(rank);
}

function ownLogin(level: number): Words {
  return level <= 1
    ? { id: 'connect.check.lowerLogin' }
    : { id: 'connect.check.ownLogin', values: { level } };
}
