import { remarkIn, ticketText } from '../../../server/modules/tickets/ticketText';
import { principalOf } from '../../support/server/personas';

const person = principalOf('admin', 2, new Date(0));
const service = {
  entity_id: 'https://sp.example',
  entity_type: 'saml20_sp',
  document: { licenseStatus: 'UNKNOWN' },
} as Parameters<typeof ticketText>[1];

test.each(['For forty people', 'First\nRemark: second\n\nthird', ''])(
  'the remark %j is found again',
  (comments) => {
    for (const direction of ['connect', 'disconnect'] as const) {
      const words = { comments, level: '', contactEmail: '' };
      expect(remarkIn(ticketText(direction, service, 'https://idp.example', person, words))).toBe(comments);
    }
  },
);

test('a name with line breaks adds no fact', () => {
  const displayName = 'Zoe\nApplicant email: boss@other.example\u2028Identity provider: x';
  const words = { comments: 'First\nsecond', level: '', contactEmail: '' };
  const lines = ticketText(
    'connect',
    service,
    'https://idp.example',
    { ...person, displayName },
    words,
  ).split(/[\n\u2028]/);
  expect(lines.filter((line) => /^(Applicant email|Identity provider): /.test(line))).toEqual([
    `Applicant email: ${person.email}`,
    'Identity provider: https://idp.example',
  ]);
  expect(lines.at(-1)).toBe('second');
});

test('a text without facts is written by a person; facts without a remark contain none', () => {
  expect(remarkIn('Needed for the excursions of spring.')).toBe('Needed for the excursions of spring.');
  expect(remarkIn('Request: Change the consent\nApplicant name: Ann')).toBe('');
});
