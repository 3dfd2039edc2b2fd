/** Reading of `LOA_LEVELS`, `DEFAULT_LOA` and `MFA_LEVELS`. */
import { readConfig } from '../../../server/readConfig';

const levelsFor = (settings: Readonly<Record<string, string>>) => {
  const { config, errors } = readConfig(settings);
  if (!config) throw new Error(errors.join('\n'));
  return config.levels;
};
const offered = (LOA_LEVELS: string) => levelsFor({ LOA_LEVELS }).offered;

const refedsMfa = 'https://refeds.org/profile/mfa';
const eidas = 'http://eidas.europa.eu/LoA/';

test('the earlier notation still works: the end of the URI is the rank, a label applies to all languages', () => {
  expect(offered('urn:x:loa3,urn:x:LoA1.5=Sterk|Eigen')).toMatchObject([
    { uri: 'urn:x:LoA1.5', rank: 1.5, labels: { en: 'Sterk' }, short: { en: 'Sterk' }, group: 'Eigen' },
    { uri: 'urn:x:loa3', rank: 3, labels: { nl: expect.stringMatching(/^Niveau 3/) } },
  ]);
});

test('any acr is a level, with its configured rank; several share one, and the lowest comes first', () => {
  const levels = offered(`${refedsMfa}=3,gold=2,http://x/loa9=2,urn:oid:1.2.3=1.75`);
  expect(levels.map(({ uri, rank }) => [uri, rank])).toEqual([
    ['urn:oid:1.2.3', 1.75],
    ['gold', 2],
    ['http://x/loa9', 2],
    [refedsMfa, 3],
  ]);
});

test('a name is given for all languages, by language, or both, and a group follows it', () => {
  expect(offered('a=2|Gold|Cards,b=2|nl:Goud|pt:Ouro|Gold,c=3|de:Gold')).toMatchObject([
    { uri: 'a', labels: { en: 'Gold' }, group: 'Cards' },
    { uri: 'b', labels: { en: 'Gold', nl: 'Goud', pt: 'Ouro' } },
    { uri: 'c', labels: { de: 'Gold' } },
  ]);
});

test.each([
  [refedsMfa, 'REFEDS MFA', 'REFEDS MFA', 'REFEDS MFA'],
  ['https://refeds.org/profile/sfa', 'REFEDS SFA', 'REFEDS SFA', 'REFEDS SFA'],
  [`${eidas}low`, 'eIDAS low', 'eIDAS laag', 'eIDAS reduzido'],
  [`${eidas}substantial`, 'eIDAS substantial', 'eIDAS substantieel', 'eIDAS substancial'],
  [`${eidas}high`, 'eIDAS high', 'eIDAS hoog', 'eIDAS elevado'],
  ['http://id.incommon.org/assurance/silver', 'InCommon Silver', 'InCommon Silver', 'InCommon Silver'],
  ['http://idmanagement.gov/ns/assurance/loa/3', 'NIST level 3', 'NIST-niveau 3', 'NIST nível 3'],
])('%s has a name without a configured one', (uri, en, nl, pt) => {
  expect(offered(`${uri}=2`)).toMatchObject([{ labels: { en, nl, pt }, short: { en, nl, pt } }]);
  expect(offered(`${uri}=2|Ours`)[0]?.labels).toEqual({ en: 'Ours' });
});

test('the lowest level can be any acr and have a name like the others', () => {
  const { lowest } = levelsFor({ DEFAULT_LOA: 'https://refeds.org/profile/sfa' });
  expect(lowest).toMatchObject({ rank: 1, labels: { en: 'REFEDS SFA' } });
  expect(levelsFor({ DEFAULT_LOA: 'password=nl:Wachtwoord|Password' }).lowest.labels).toEqual({
    en: 'Password',
    nl: 'Wachtwoord',
  });
});

test.each([
  ['high', '"high": has no rank'],
  ['a=2,high', 'place 2, "high": has no rank'],
  [`a=2,${refedsMfa}=two`, `place 2, "${refedsMfa}=two": "two" is not a rank from 1 to 99`],
  ['a=0', '"a=0": "0" is not a rank'],
  ['a=100', '"a=100": "100" is not a rank'],
  ['a=2.125', '"a=2.125": "2.125" is not a rank'],
  ['a=2,,b=3', 'place 2, "": names no level'],
  ['=2', '"=2": names no level'],
  ['a b=2', '"a b=2": "a b" holds a blank'],
  ['a=2,b=3,a=3', 'place 3, "a=3": names the level of place 1 again'],
  ['a=2|xx:Gold', '"a=2|xx:Gold": "xx" is not a language'],
  ['a=2|nl:Goud|nl:Gouden', '"a=2|nl:Goud|nl:Gouden": has two names in nl'],
  ['a=2|en:Gold|Golden', '"a=2|en:Gold|Golden": has two names in en'],
  ['a=2|nl:', '"a=2|nl:": has no name after "nl:"'],
  ['a=2|Gold|Cards|Visa', '"a=2|Gold|Cards|Visa": "Visa" follows the name and the group'],
  ['a=1,b=1.5', 'no level has rank 2 or a higher one'],
])('LOA_LEVELS=%s is refused with the place of the fault', (LOA_LEVELS, fault) => {
  const { errors } = readConfig({ LOA_LEVELS });
  expect(errors).toEqual([expect.stringContaining(`LOA_LEVELS: ${fault}`)]);
});

test('every fault of a list is reported by its place, together with those of the others', () => {
  const settings = { LOA_LEVELS: 'a,b=2,c=x', MFA_LEVELS: `${refedsMfa},code`, DEFAULT_LOA: 'p q' };
  expect(readConfig(settings).errors?.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    'DEFAULT_LOA: "p q"',
    'LOA_LEVELS: place 1, "a"',
    'LOA_LEVELS: place 3, "c=x"',
    'MFA_LEVELS: place 2, "code"',
  ]);
});

test('without step-up, changes need no level', () => {
  expect(readConfig({ LOA_LEVELS: 'a=1', STEP_UP: '0' }).errors).toBeUndefined();
});
