import { languages } from '../../../../src/contracts/domain/language';
import { loadCatalogue } from '../../../../src/i18n/loadCatalogue';
import '../../../../src/qa/texts';
import { registry } from '../../../../src/qa/registry';
import { charts } from '../../../../src/qa/charts';
import { partsIn } from '../../../architecture/catalogues';
import { textOf } from '../../../architecture/files';

/** Said by the server alone: in its mails, and on its pages around the login. */
const OF_SERVER = ['mail', 'page'];

test.each(languages)('the visualiser knows every text, in %s', async (language) => {
  const parts = [...partsIn(language)].filter(([part]) => !OF_SERVER.includes(part));
  expect(parts.length).toBeGreaterThan(40);
  const all = Object.assign({}, ...parts.map(([, texts]) => texts)) as object;
  expect(await loadCatalogue(language)).toMatchObject(all);
});

test('every statechart is described in words, with all its requests and conditions', async () => {
  const texts = await loadCatalogue('en');
  const needed = registry.flatMap(({ machine }) => {
    const { guards, actors } = machine.implementations;
    const invoked = new Set(JSON.stringify(machine.config).match(/"src":"\w+"/g));
    const ports = Object.keys(actors).filter((name) => invoked.has(`"src":"${name}"`));
    return [
      `qa.name.${machine.id}`,
      `qa.about.${machine.id}`,
      ...Object.keys(guards).map((name) => `qa.guard.${name}`),
      ...ports.map((name) => `qa.script.port.${name}`),
    ];
  });
  expect([...new Set(needed)].filter((id) => !(id in texts))).toEqual([]);
});

describe.each(['nl', 'pt'])('the descriptions in %s', (language) => {
  const read = JSON.parse(textOf(`translations/qa/descriptions.${language}.json`)) as Record<string, string>;
  const english = new Set(
    charts.flatMap(({ states }) => states.map(({ description }) => description)).filter(Boolean),
  );

  test('none is missing, surplus or empty', () => {
    expect(Object.keys(read).sort()).toEqual([...english].sort());
    expect(Object.values(read).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('none was left in English, and each is a sentence', () => {
    expect(
      Object.entries(read).filter(([source, text]) => source === text || !/^\p{Lu}.*\.$/u.test(text)),
    ).toEqual([]);
  });
});
