import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { categoryNameOf } from '../../contracts/domain/attributes/entityCategory';
import type { ComparedInstitution } from './contract/institutionComparison';
import { languageName } from '../../contracts/domain/language';
import type { Institution } from '../../contracts/domain/person/person';
import { categoryMessages } from '../../i18n/messages/categoryMessages';
import { contactTypeMessages } from '../../i18n/messages/contactTypeMessages';
import type { Format } from '../../i18n/useFormat';
import type { Fact, Said } from '../../ui/lists/facts';
import { Status } from '../../ui/marks/Status';
import { contactGroups, contactKinds } from '../../features/institution/contacts';
import { settingRows } from '../../features/institution/settingRows';
import { textRows } from '../../features/institution/textRows';

type InstitutionFact = Fact<ComparedInstitution>;

const languages = ['en', 'nl', 'pt'] as const;
const nothing: Said = { value: '', shown: null };
const plain = (value: string | undefined): Said => ({ value: value ?? '', shown: value });

function fact(key: string, nameId: string, of: (institution: Institution) => Said): InstitutionFact {
  return { key, name: <FormattedMessage id={nameId} />, of: ({ institution }) => of(institution) };
}

function yesOrNo(on: boolean | undefined): Said {
  if (on === undefined) return nothing;
  const id = on ? 'institution.yes' : 'institution.no';
  return {
    value: id,
    shown: (
      <Status kind={on ? 'on' : 'off'}>
        <FormattedMessage id={id} />
      </Status>
    ),
  };
}

function listOf(lines: readonly { readonly key: string; readonly shown: ReactNode }[]): Said {
  return {
    value: lines.map(({ key }) => key).join('\n'),
    shown: lines.map(({ key, shown }) => <div key={key}>{shown}</div>),
  };
}

function stateOf({ state }: Institution): Said {
  const id = state === 'prodaccepted' ? 'institution.state.production' : 'institution.state.test';
  return { value: state, shown: <FormattedMessage id={id} /> };
}

function categoriesOf({ metadata }: Institution): Said {
  return listOf(
    [...(metadata?.entityCategories ?? [])].sort().map((uri) => {
      const known = categoryNameOf(uri);
      return { key: uri, shown: known ? <FormattedMessage id={categoryMessages[known].name} /> : uri };
    }),
  );
}

/** Metadata may have the same people in any order. */
function contactsInOrder(contacts: Institution['contactPersons']) {
  return contactGroups(contacts).toSorted(
    ({ kinds: [first = 'other'], name }, { kinds: [second = 'other'], name: other }) =>
      contactKinds.indexOf(first) - contactKinds.indexOf(second) || name.localeCompare(other),
  );
}

function contactsOf({ contactPersons }: Institution): Said {
  return listOf(
    contactsInOrder(contactPersons).map(({ name, email, telephone, kinds }) => ({
      key: JSON.stringify([name, email, telephone, kinds]),
      shown: (
        <>
          <span dir="auto">{name}</span>
          {kinds.map((kind) => (
            <span key={kind} className="muted">
              {' · '}
              <FormattedMessage id={contactTypeMessages[kind]} />
            </span>
          ))}
          {email && <div>{email}</div>}
          {telephone && <div>{telephone}</div>}
        </>
      ),
    })),
  );
}

/** The number of services, which is not in the table of services: that shows what differs. */
const services: InstitutionFact = {
  key: 'services',
  name: <FormattedMessage id="comparison.services" />,
  of: ({ services: { length } }) => ({
    value: String(length),
    shown: <FormattedMessage id="comparison.services.count" values={{ count: length }} />,
  }),
};

/** Returns the facts by which institutions are compared: everything that the page of an institution shows. */
export function institutionFacts(
  institutions: readonly Institution[],
  { date }: Pick<Format, 'date'>,
  locale: string,
): readonly InstitutionFact[] {
  const [first] = institutions;
  const texts = first ? textRows(first) : [];
  const settings = first ? settingRows(first) : [];
  return [
    services,
    fact('entityId', 'institution.entityId', ({ entityId }) => ({
      value: entityId,
      shown: <code>{entityId}</code>,
    })),
    fact('state', 'institution.state', stateOf),
    fact('registration', 'institution.registration', ({ metadata }) =>
      plain(metadata?.registrationAuthority),
    ),
    fact('categories', 'institution.categories', categoriesOf),
    ...texts.map(({ key, label }) =>
      fact(key, label, (institution) => {
        const text = textRows(institution).find((row) => row.key === key)?.text;
        return listOf(
          languages.flatMap((language) => {
            const written = text?.(language);
            if (!written) return [];
            return [
              {
                key: `${language} ${written}`,
                shown: (
                  <>
                    <span className="muted small">{languageName(language, locale)}</span>{' '}
                    <span lang={language}>{written}</span>
                  </>
                ),
              },
            ];
          }),
        );
      }),
    ),
    fact('contacts', 'institution.contacts', contactsOf),
    ...settings.map(({ key, label }) =>
      fact(key, label, (institution) => yesOrNo(settingRows(institution).find((row) => row.key === key)?.on)),
    ),
    fact('edugainDate', 'institution.setting.edugainDate', ({ publishInEdugainDate: since }) =>
      plain(since && (date(since) || since)),
    ),
  ];
}
