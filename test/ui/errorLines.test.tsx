/** No two lines of an error summary are the same, in any form: each names its field. */
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { languages, type Language } from '../../src/contracts/domain/language';
import { textPlaces, type TextField } from '../../src/contracts/domain/institution/institutionFields';
import { connectSchema } from '../../src/dialogs/connect/connect.schema';
import { disconnectSchema } from '../../src/dialogs/disconnect/DisconnectForm';
import { editSchema } from '../../src/features/institution/edit/edit.schema';
import { inviteSchema } from '../../src/features/invitations/invite.schema';
import { consentSchema } from '../../src/features/settings/consent/consent.schema';
import { policySchema } from '../../src/features/settings/policies/form/policy.schema';
import { newPolicy } from '../../src/features/settings/policies/form/policyForm';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { localeOf } from '../../src/contracts/domain/language';
import { ErrorSummary } from '../../src/ui/form/ErrorSummary';
import { fieldIds, messagesOf, type NamedMessage } from '../../src/ui/form/field';
import { problemsOf } from '../../src/ui/form/problemsOf';

const long = 'x'.repeat(20_000);
const textsOf = (text: string) =>
  Object.fromEntries(textPlaces.map(({ field }) => [field, text])) as Record<TextField, string>;
const contact = {
  name: long,
  emailAddress: 'no',
  telephoneNumber: 'no',
  contactPersonType: 'other' as const,
};
const settings = { texts: textsOf(''), flags: {}, state: 'prodaccepted' as const, contacts: [], added: [] };
const policyRules = policySchema({
  namesInUse: [],
  roles: [],
  ownServices: false,
  read: undefined,
  step: false,
});
const twice = { name: '?', email: '?' };

/** Each form with all possible errors at once: empty, too long, and malformed. */
const cases: readonly (readonly [string, ObjectSchema<object>, object])[] = [
  ['consent, empty', consentSchema, { type: 'DEFAULT_CONSENT', en: '', nl: '', pt: '' }],
  ['consent, too long', consentSchema, { type: 'DEFAULT_CONSENT', en: long, nl: long, pt: long }],
  ['policy, empty', policyRules, newPolicy],
  [
    'policy, too long',
    policyRules,
    {
      ...{ ...newPolicy, name: long, description: long, denyEn: long, denyNl: long, denyPt: long },
      attributes: ['a', 'b'].map((name) => ({ name, values: ['', long, ''] })),
    },
  ],
  [
    'institution, wrong',
    editSchema(settings),
    { ...settings, texts: textsOf('no address'), contacts: [contact, contact], comments: long },
  ],
  [
    'institution, too long',
    editSchema(settings),
    { ...settings, texts: textsOf(long), contacts: [{ ...contact, emailAddress: long }], comments: '' },
  ],
  [
    'invitation',
    inviteSchema([]),
    {
      ...{ institution: '', direction: 'connect', service: '', ticked: [] },
      additional: [twice, twice],
      message: long,
    },
  ],
  [
    'connect',
    connectSchema({ asksContact: true, agreementRefused: true }),
    {
      comments: long,
      level: '',
      contactEmail: '',
      shareNone: false,
      termsAccepted: false,
      refusalAccepted: false,
    },
  ],
  ['disconnect', disconnectSchema, { comments: long, confirmed: false }],
];

async function linesOf(errors: readonly NamedMessage[], language: Language): Promise<string[]> {
  const messages = await loadCatalogue(language);
  const { unmount } = render(
    <IntlProvider locale={localeOf(language)} messages={messages}>
      <ErrorSummary formId="f" errors={errors} />
      {errors.map(({ name }) => (
        <fieldset key={name}>
          <legend>{name.split('.')[0]}</legend>
          <label htmlFor={fieldIds('f', name).control}>{name.split('.').at(-1)}</label>
          <input id={fieldIds('f', name).control} />
        </fieldset>
      ))}
    </IntlProvider>,
  );
  const lines = within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  unmount();
  return lines;
}

test.each(cases)('%s', async (_form, schema, values) => {
  const errors = messagesOf(await problemsOf(schema, values));
  expect(errors.length).toBeGreaterThan(1);
  for (const language of languages) {
    const lines = await linesOf(errors, language);
    expect(lines).toHaveLength(errors.length);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  }
});

test('only equal messages name their field', async () => {
  const errors = [
    { name: 'a', message: 'policies.form.tooLong' },
    { name: 'b', message: 'policies.form.tooLong' },
    { name: 'c', message: 'policies.form.name.required' },
  ];
  expect(await linesOf(errors, 'en')).toEqual([
    'a, a: At most 4,000 characters',
    'b, b: At most 4,000 characters',
    'Give the policy a name',
  ]);
});
