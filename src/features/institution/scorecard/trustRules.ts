import type { Facts, Rule, Source, Verdict } from './scorecard.types';
import { sources } from './sources';
import { isFilled, met, notMet, notSent } from './verdicts';

const SIRTFI = 'https://refeds.org/sirtfi';
const SIRTFI_2 = 'https://refeds.org/sirtfi2';

function sirtfi({ institution: { metadata } }: Facts): Verdict {
  const certifications = metadata?.assuranceCertifications;
  if (!certifications) return notSent;
  if (certifications.includes(SIRTFI)) return met;
  const second = certifications.includes(SIRTFI_2);
  return notMet(second ? 'institution.rule.sirtfi.first' : 'institution.rule.sirtfi.mend');
}

function filledIn(text: string | undefined, remedy: string): Verdict {
  if (text === undefined) return notSent;
  return isFilled(text) ? met : notMet(remedy);
}

/**
 * Makes a rule that one of these entity categories is supported. `older` is the message where only a category that they
 * replace is.
 */
function supports(
  id: string,
  messages: Pick<Rule, 'title' | 'term'> & {
    readonly remedy: string;
    readonly older?: readonly [string, string];
  },
  source: Source,
  categories: readonly string[],
): Rule {
  const judge = ({ institution: { metadata } }: Facts): Verdict => {
    const supported = metadata?.entityCategorySupport;
    if (!supported) return notSent;
    if (categories.some((category) => supported.includes(category))) return met;
    const [olderCategory, olderRemedy] = messages.older ?? [];
    return notMet(
      olderCategory && olderRemedy && supported.includes(olderCategory) ? olderRemedy : messages.remedy,
    );
  };
  const { title, term } = messages;
  return { id, title, ...(term && { term }), source, judge };
}

/** Rules about trust between federations: incidents, registration, and the release of attributes. */
export const trustRules: readonly Rule[] = [
  { id: 'sirtfi', title: 'institution.rule.sirtfi', term: 'sirtfi', source: sources.sirtfi, judge: sirtfi },
  {
    id: 'errorUrl',
    title: 'institution.rule.errorUrl',
    source: sources.errorUrl,
    judge: ({ institution: { metadata } }) => filledIn(metadata?.errorUrl, 'institution.rule.errorUrl.mend'),
  },
  {
    id: 'registration',
    title: 'institution.rule.registration',
    source: sources.mdrpi,
    judge: ({ institution: { metadata } }) =>
      filledIn(metadata?.registrationAuthority, 'institution.rule.registration.mend'),
  },
  supports(
    'scholarship',
    {
      title: 'institution.rule.scholarship',
      term: 'researchAndScholarship',
      remedy: 'institution.rule.scholarship.mend',
    },
    sources.scholarship,
    ['http://refeds.org/category/research-and-scholarship'],
  ),
  supports(
    'conduct',
    {
      title: 'institution.rule.conduct',
      term: 'codeOfConduct',
      remedy: 'institution.rule.conduct.mend',
      older: ['http://www.geant.net/uri/dataprotection-code-of-conduct/v1', 'institution.rule.conduct.older'],
    },
    sources.conduct,
    ['https://refeds.org/category/code-of-conduct/v2'],
  ),
  supports(
    'access',
    { title: 'institution.rule.access', term: 'entityCategory', remedy: 'institution.rule.access.mend' },
    sources.access,
    ['anonymous', 'pseudonymous', 'personalized'].map((name) => `https://refeds.org/category/${name}`),
  ),
];
