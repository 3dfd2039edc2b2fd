import {
  flagFields,
  languageEndings,
  parseContactField,
  type ContactField,
  type FlagField,
} from './institutionFields';
import type { StateType } from '../../wire/enumerations';
import { contactTypeMessages } from './contactTypeMessages';

/** The members of an institution, as message IDs. */
interface FieldMessages {
  /** Message: name of the field. */
  readonly label: string;
  /** Message: its explanation. */
  readonly tip?: string;
}

/** Texts in the order of the form, by their names without the language. */
export const textMessages = {
  keywords: { label: 'institution.keywords' },
  descriptions: { label: 'institution.description' },
  displayNames: { label: 'institution.displayName' },
  organisationUrl: { label: 'institution.website', tip: 'institution.website.tip' },
  organisationName: { label: 'institution.organisation', tip: 'institution.organisation.tip' },
  organisationDisplayName: {
    label: 'institution.organisationDisplay',
    tip: 'institution.organisationDisplay.tip',
  },
} as const satisfies Readonly<Record<string, FieldMessages>>;
export type TextName = keyof typeof textMessages;

export const flagMessages: Readonly<Record<FlagField, FieldMessages>> = {
  publishedInEdugain: { label: 'institution.setting.edugain' },
  connectToRSServicesAutomatically: {
    label: 'institution.setting.scholarship',
    tip: 'institution.setting.scholarship.tip',
  },
  allowMaintainersToManageAuthzRules: {
    label: 'institution.setting.maintainers',
    tip: 'institution.setting.maintainers.tip',
  },
  displayAdminEmailsInDashboard: {
    label: 'institution.setting.contacts',
    tip: 'institution.setting.contacts.tip',
  },
  displayStatsInDashboard: {
    label: 'institution.setting.statistics',
    tip: 'institution.setting.statistics.tip',
  },
};

const contactMessages: Readonly<Record<ContactField, string>> = {
  name: 'institution.contact.name',
  emailAddress: 'institution.contact.email',
  telephoneNumber: 'institution.contact.telephone',
  contactPersonType: 'institution.contact.kinds',
};

export const stateMessages = {
  prodaccepted: 'institution.state.production',
  testaccepted: 'institution.state.test',
} as const satisfies Readonly<Record<StateType, string>>;

export interface FieldName {
  /** Message. */
  readonly label: string;
  readonly language?: string;
  /** Number of the contact, from 1. */
  readonly contact?: number;
}

/** Returns the display name of a member of the request's body. */
export function fieldNameOf(field: string): FieldName {
  const contact = parseContactField(field);
  if (contact) return { label: contactMessages[contact.field], contact: contact.place + 1 };
  if (field === 'stateType') return { label: 'institution.state' };
  const flag = flagFields.find((known) => known === field);
  if (flag) return { label: flagMessages[flag].label };
  const [, name, ending] = /^(\w+)(En|Nl|Pt)$/.exec(field) ?? [];
  const messages = Object.entries(textMessages).find(([known]) => known === name)?.[1];
  const language = Object.entries(languageEndings).find(([known]) => known === ending)?.[1];
  return { label: messages?.label ?? 'institution.texts.field', ...(language && { language }) };
}

/** Returns the message of a value with its own text; free texts have none. */
export function valueMessageOf(field: string, value: string): string | undefined {
  const known: Readonly<Record<string, string>> = field.endsWith('.contactPersonType')
    ? contactTypeMessages
    : { ...stateMessages, true: 'institution.yes', false: 'institution.no' };
  const isOurs = field.endsWith('.contactPersonType') || field === 'stateType' || isFlag(field);
  return isOurs ? known[value] : undefined;
}

function isFlag(field: string): boolean {
  return flagFields.some((known) => known === field);
}
