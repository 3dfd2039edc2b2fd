import type { Failure } from '../../src/contracts/domain/failure';
import { languages } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { failureMessage } from '../../src/i18n/failureMessage';

const failures: readonly Failure[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'sessionExpired' },
  { kind: 'forbidden' },
  { kind: 'levelTooLow', required: 1.5 },
  { kind: 'notFound' },
  { kind: 'collision', found: 'connected' },
  { kind: 'collision', found: 'notConnected' },
  { kind: 'collision', found: 'answered' },
  { kind: 'collision', found: 'sent' },
  { kind: 'collision', found: 'settled' },
  { kind: 'collision', found: 'ticketMoved' },
  { kind: 'collision', found: 'gone' },
  { kind: 'collision', found: 'contactChanged' },
  { kind: 'collision', found: 'openTicket' },
  { kind: 'collision', found: 'openTicket', ticketKey: 'CXT-1' },
  { kind: 'validation' },
  { kind: 'validation', missing: 'recipients' },
  { kind: 'ticketSystemUnreachable', delivery: 'refused' },
  { kind: 'ticketSystemUnreachable', delivery: 'unknown' },
  { kind: 'tooManyRequests', retryAfterSeconds: 30 },
  { kind: 'unknown' },
  { kind: 'unknown', status: 503 },
  { kind: 'unknown', status: 500, requestId: 'r-1' },
];

test.each(failures)(
  '$kind has words in every language, with the values that they need (%#)',
  async (failure) => {
    const { titleId, id, values } = failureMessage(failure);
    for (const language of languages) {
      const catalogue = (await loadCatalogue(language)) as Record<string, string>;
      expect(catalogue[titleId]).toBeTruthy();
      const needed = [...(catalogue[id] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name);
      expect(catalogue[id]).toBeTruthy();
      expect(Object.keys(values)).toEqual(expect.arrayContaining(needed));
    }
  },
);

test('each situation has words of its own', () => {
  const ids = failures.map((failure) => failureMessage(failure).id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Words about the outcome of a write, which reads must not have. */
const ofWrites = {
  en: /changed|sent|filed|arrived|typed|filled|request may/,
  nl: /gewijzigd|veranderd|verstuurd|ingediend|aangekomen|ingevuld/,
  pt: /alterado|enviado|registado|chegado|preencheu|escreveu/,
};

test.each(failures.filter(({ kind }) => kind !== 'collision'))(
  '$kind while reading: words about reading, not about a change (%#)',
  async (failure) => {
    const { id, values } = failureMessage({ ...failure, reading: true });
    for (const language of languages) {
      const catalogue = (await loadCatalogue(language)) as Record<string, string>;
      expect(catalogue[id]).not.toMatch(ofWrites[language]);
      const needed = [...(catalogue[id] ?? '').matchAll(/\{(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(values)).toEqual(expect.arrayContaining(needed));
    }
  },
);

test('and the words about writing are recognised as such', async () => {
  const english = (await loadCatalogue('en')) as Record<string, string>;
  const written = failures.filter((failure) => ofWrites.en.test(english[failureMessage(failure).id] ?? ''));
  expect(written.length).toBeGreaterThan(10);
});
