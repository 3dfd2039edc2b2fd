import type { InstitutionChange } from '../../contracts/domain/institutionSettings';
import { institutionDifferences } from '../../contracts/domain/institutionDifferences';
import { languageEndings, parseContactField } from '../../contracts/domain/institutionFields';
import type { Language } from '../../contracts/domain/language';
import type { StateType } from '../../contracts/wire/enumerations';
import { contactTypeWords } from '../../i18n/contactTypeWords';
import type { Difference, Value } from './difference';

const terms: Readonly<Record<string, string>> = {
  keywords: 'institution.keywords',
  descriptions: 'institution.description',
  displayNames: 'institution.displayName',
  organisationUrl: 'institution.website',
  organisationName: 'institution.organisation',
  organisationDisplayName: 'institution.organisationDisplay',
  publishedInEdugain: 'institution.setting.edugain',
  connectToRSServicesAutomatically: 'institution.setting.scholarship',
  allowMaintainersToManageAuthzRules: 'institution.setting.maintainers',
  displayAdminEmailsInDashboard: 'institution.setting.contacts',
  displayStatsInDashboard: 'institution.setting.statistics',
  stateType: 'institution.state',
};

const contactTerms = {
  name: 'institution.contact.name',
  emailAddress: 'institution.contact.email',
  telephoneNumber: 'institution.contact.telephone',
  contactPersonType: 'institution.contact.kinds',
} as const;

const states = {
  prodaccepted: 'institution.state.production',
  testaccepted: 'institution.state.test',
} as const satisfies Record<StateType, string>;

const words: Readonly<Record<string, string>> = {
  ...states,
  true: 'institution.yes',
  false: 'institution.no',
};

/** Returns what would differ of the institution itself, in the order of the form. */
export function differencesOfInstitution(current: InstitutionChange, asked: InstitutionChange): Difference[] {
  const { contacts } = current.settings;
  return institutionDifferences(current.settings, asked.settings).map(({ field, from, to }) => {
    const contact = parseContactField(field);
    if (contact) {
      const typed = contact.field === 'contactPersonType';
      return {
        term: contactTerms[contact.field],
        contact: { number: contact.place + 1, name: contacts[contact.place]?.name.trim() ?? '' },
        from: typed ? contactType(from) : text(from),
        to: typed ? contactType(to) : text(to),
      };
    }
    const [, name = field, ending] = /^(\w+?)(En|Nl|Pt)?$/.exec(field) ?? [];
    const language = Object.entries(languageEndings).find(([known]) => known === ending)?.[1];
    return {
      term: terms[name] ?? name,
      ...(language && { language }),
      from: language ? text(from, language) : word(from),
      to: language ? text(to, language) : word(to),
    };
  });
}

function text(value: string, language?: Language): Value {
  return { kind: 'text', text: value, ...(language && { language }) };
}

function word(value: string): Value {
  const id = words[value];
  return id ? { kind: 'message', id } : text(value);
}

function contactType(value: string): Value {
  const id = Object.entries(contactTypeWords).find(([known]) => known === value)?.[1];
  return id ? { kind: 'message', id } : text(value);
}
