import { facetCollector, typeOfService } from '../../../server/modules/catalogue/categories';
import { isEmail } from '../../../server/platform/text/email';
import { localise, preferred } from '../../../server/platform/text/localise';
import { ticketTime } from '../../../server/modules/tickets/ticketView';

describe('texts in the language of the request', () => {
  test.each([
    [{ fr: 'Bonjour', pt: 'Olá', nl: 'Hallo', en: 'Hello' }, 'nl', 'Hallo'],
    [{ fr: 'Bonjour', pt: 'Olá', nl: 'Hallo', en: 'Hello' }, 'de', 'Hello'],
    [{ fr: 'Bonjour', pt: 'Olá', nl: 'Hallo' }, 'de', 'Bonjour'],
    [{ sv: ' ', pt: 'Olá', nl: ' ' }, 'nl', 'Olá'],
    [{ fr: 'Bonjour' }, 'en', 'Bonjour'],
    [{}, 'en', undefined],
  ])('%j in %s is %s', (texts, language, shown) => {
    expect(localise(texts, language)).toBe(shown);
  });

  test('a website has its own order of languages', () => {
    expect(preferred({ en: 'https://en', pt: 'https://pt' }, ['pt', 'en', 'nl'])).toBe('https://pt');
  });
});

describe('type of service', () => {
  test('is sorted, localised and never missing', () => {
    expect(typeOfService({ en: ['teaching', 'Research'] }, 'pt')).toEqual({
      name: 'Tipo de Serviço',
      searchValue: 'type_of_service',
      values: [
        { count: 0, value: 'Research' },
        { count: 0, value: 'teaching' },
      ],
    });
    expect(typeOfService({}, 'nl').values).toEqual([{ count: 0, value: 'Overig' }]);
  });

  test('the facet has the types of all services, and is missing without services', () => {
    const collector = facetCollector('en');
    expect(collector.facets()).toEqual([]);
    collector.add([typeOfService({ en: ['Research'] }, 'en')]);
    collector.add([typeOfService({}, 'en'), typeOfService({ en: ['Research'] }, 'en')]);
    expect(collector.facets()).toEqual([
      expect.objectContaining({
        values: [
          { count: 0, value: 'Other' },
          { count: 0, value: 'Research' },
        ],
      }),
    ]);
  });
});

test('e-mail addresses need a dot in the domain', () => {
  const texts = [
    'ann@uni.example',
    "o'neil+x@a-b.uni.example",
    'ann@uni',
    'ann',
    'a b@uni.example',
    'ann@-uni.example',
  ];
  expect(texts.filter(isEmail)).toEqual(texts.slice(0, 2));
});

test('times have an offset without a colon', () => {
  expect(ticketTime(new Date('2026-03-01T09:48:21Z'))).toBe('2026-03-01T09:48:21.000+0000');
});
