import { array, boolean, object, string, type ObjectSchema, type StringSchema } from 'yup';
import type { ContactType } from '../../../contracts/domain/institution/contactType';
import { isEmailAddress } from '../../../contracts/domain/institution/emailAddress';
import {
  flagFields,
  isTelephoneNumber,
  isWebAddress,
  textPlaces,
  type TextField,
} from '../../../contracts/domain/institution/institutionFields';
import type {
  ContactSetting,
  InstitutionSettings,
} from '../../../contracts/domain/institution/institutionSettings';
import type { StateType } from '../../../contracts/wire/enumerations';
import '../../../i18n/texts/institution';

export interface ContactRow {
  id?: string | undefined;
  name: string;
  emailAddress: string;
  telephoneNumber: string;
  contactPersonType: ContactType;
  cameAs?: string | undefined;
  removed?: boolean | undefined;
}

/** Values of the form; contacts in the server's order. */
export interface EditForm {
  texts: Record<TextField, string>;
  flags: Record<string, boolean | undefined>;
  state: StateType;
  contacts: ContactRow[];
  added: ContactRow[];
  comments: string;
}

/** A new contact before it is filled in. */
export const newContact: ContactRow = {
  name: '',
  emailAddress: '',
  telephoneNumber: '',
  contactPersonType: 'administrative',
};

export function formOf(settings: InstitutionSettings, comments = ''): EditForm {
  const { texts, flags, state, contacts, added } = settings;
  return {
    texts: { ...texts },
    flags: { ...flags },
    state,
    contacts: contacts.map((one) => ({ ...one })),
    added: added.map((one) => ({ ...one })),
    comments,
  };
}

/** Returns the settings of the form, without new contacts that are still empty. */
export function settingsIn({ texts, flags, state, contacts, added }: EditForm): InstitutionSettings {
  return {
    texts,
    flags: Object.fromEntries(
      flagFields.flatMap((field) => (flags[field] === undefined ? [] : [[field, flags[field]]])),
    ),
    state,
    contacts: contacts.map(settingIn),
    added: added.filter((contact) => !isBlank(contact)).map(settingIn),
  };
}

function settingIn({ id, cameAs, removed, ...contact }: ContactRow): ContactSetting {
  return {
    ...contact,
    ...(id !== undefined && { id }),
    ...(cameAs !== undefined && { cameAs }),
    ...(removed && { removed }),
  };
}

function isBlank({ name, emailAddress, telephoneNumber }: ContactRow): boolean {
  return [name, emailAddress, telephoneNumber].every((text) => text.trim() === '');
}

/** Number of characters that the server takes in a text. */
const LONGEST_TEXT = 4_000;
const LONGEST_ADDRESS = 2_048;
const LONGEST_CONTACT = 1_000;
const states: readonly StateType[] = ['prodaccepted', 'testaccepted'];
const contactTypes: readonly ContactType[] = [
  ...(['technical', 'administrative', 'support', 'billing'] as const),
  ...(['help', 'security', 'other'] as const),
];

/**
 * Returns the rules of the form, whose errors are messages (REQUIREMENTS 208). A stored contact may keep mistakes that
 * it has.
 */
export function editSchema({ contacts }: InstitutionSettings): ObjectSchema<EditForm> {
  const rules = textPlaces.map(({ field, member }) => [field, ruleOf(field, member === 'homeUrls')]);
  const stored = new Set(
    contacts.flatMap(({ emailAddress, telephoneNumber }) => [emailAddress, telephoneNumber]),
  );
  const member = (isRight: (text: string) => boolean, message: string) =>
    string()
      .defined()
      .max(LONGEST_CONTACT, 'institution.edit.tooLong')
      .test(
        'shape',
        message,
        (text, { parent }) =>
          stored.has(text) || text.trim() === '' || isRight(text.trim()) || (parent as ContactRow).removed,
      );
  const needed = (text: StringSchema<string>, message: string) =>
    text.test('needed', message, (value, { parent }) => value.trim() !== '' || isBlank(parent as ContactRow));
  const name = string().defined().max(LONGEST_CONTACT, 'institution.edit.tooLong');
  const emailAddress = member(isEmailAddress, 'institution.edit.email.invalid');
  const contact = {
    id: string(),
    name,
    emailAddress,
    telephoneNumber: member(isTelephoneNumber, 'institution.edit.telephone.invalid'),
    contactPersonType: string().oneOf(contactTypes).required(),
    cameAs: string(),
    removed: boolean(),
  };
  const added = {
    ...contact,
    name: needed(name, 'institution.edit.contact.name.required'),
    emailAddress: needed(emailAddress, 'institution.edit.contact.email.required'),
  };
  return object({
    texts: object(Object.fromEntries(rules) as Record<TextField, StringSchema<string>>).required(),
    flags: object(Object.fromEntries(flagFields.map((field) => [field, boolean()]))).required(),
    state: string().oneOf(states).required(),
    contacts: array().of(object(contact)).required(),
    added: array().of(object(added)).required(),
    comments: string().defined().max(LONGEST_TEXT, 'institution.edit.tooLong'),
  });
}

function ruleOf(field: TextField, isAddress: boolean): StringSchema<string> {
  // Portuguese cannot be edited here, so that mistakes in it could not be corrected.
  if (field.endsWith('Pt')) return string().defined();
  const text = string()
    .defined()
    .max(isAddress ? LONGEST_ADDRESS : LONGEST_TEXT, 'institution.edit.tooLong');
  if (field === 'organisationNameEn') return text.trim().required('institution.edit.organisation.required');
  if (!isAddress) return text;
  return text.test(
    'address',
    ({ value }: { value: string }) => ({ id: 'institution.edit.website.invalid', values: { url: value } }),
    (value) => value.trim() === '' || isWebAddress(value.trim()),
  );
}
