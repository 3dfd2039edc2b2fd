import { FormattedMessage } from 'react-intl';
import { attributeUrn, shortNameOf } from '../../../contracts/domain/attributes/attributeDictionary';
import { categoryNameOf } from '../../../contracts/domain/attributes/entityCategory';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { categoryMessages } from '../../../i18n/messages/categoryMessages';
import { LevelTag } from '../../../i18n/levels';
import { safeLink } from '../../../lib/links';
import type { Fact, Said } from '../../../ui/lists/facts';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import { Status } from '../../../ui/marks/Status';
import { AgreementText } from '../about/AgreementText';
import { contractMessage } from '../about/contractualBase';
import { licenceMessages } from '../about/licence';
import { releaseOf } from '../about/release';

type ServiceFact = Fact<ServiceDetail>;

const plain = (value: string | undefined): Said => ({ value: value ?? '', shown: value });
const message = (id: string): Said => ({ value: id, shown: <FormattedMessage id={id} /> });
const yesOrNo = (yes: boolean) => message(yes ? 'compare.yes' : 'compare.no');
const nothing: Said = { value: '', shown: null };

function fact(key: string, nameId: string, of: ServiceFact['of']): ServiceFact {
  return { key, name: <FormattedMessage id={nameId} />, of };
}

function linkOf(address: string | undefined): Said {
  const href = safeLink(address);
  return href ? { value: href, shown: <NewTabLink href={href}>{href}</NewTabLink> } : plain(address);
}

function categoriesOf({ entityCategories }: ServiceDetail): Said {
  const uris = [...entityCategories].sort();
  return {
    value: uris.join(' '),
    shown: uris.map((uri) => {
      const known = categoryNameOf(uri);
      return <div key={uri}>{known ? <FormattedMessage id={categoryMessages[known].name} /> : uri}</div>;
    }),
  };
}

function contractOf({ contractualBase, organisation, name }: ServiceDetail): Said {
  const id = contractMessage(contractualBase);
  if (!id) return plain(contractualBase);
  return {
    value: contractualBase.trim().toLowerCase(),
    shown: <FormattedMessage id={id} values={{ organisation: organisation || name }} />,
  };
}

/** Not for guests, who belong to no institution. */
export const connection = fact('connection', 'compare.connection', ({ connected }) =>
  message(connected ? 'connection.connected' : 'connection.notConnected'),
);

export const accessFacts: readonly ServiceFact[] = [
  fact('organisation', 'compare.organisation', ({ organisation }) => plain(organisation)),
  connection,
  fact('licence', 'service.licence.term', ({ license }) => message(licenceMessages[license].line)),
  fact('contract', 'service.contract', contractOf),
  fact('level', 'compare.level', ({ minimalLevel }) =>
    minimalLevel ? { value: minimalLevel, shown: <LevelTag uri={minimalLevel} /> } : nothing,
  ),
  fact('policy', 'compare.policy', ({ policyEnforcementRequired }) => yesOrNo(policyEnforcementRequired)),
  fact('categories', 'service.categories', categoriesOf),
  fact('assurances', 'compare.assurances', ({ assurances }) => plain([...assurances].sort().join(', '))),
  fact('edugain', 'compare.edugain', ({ publishedInEdugain }) => yesOrNo(publishedInEdugain === true)),
];

export const privacyFacts: readonly ServiceFact[] = [
  fact('data', 'privacy.whatData', ({ privacy }) => plain(privacy.whatData)),
  fact('country', 'privacy.country', ({ privacy }) => plain(privacy.country)),
  fact('access', 'privacy.accessData', ({ privacy }) => plain(privacy.accessData)),
  fact('security', 'privacy.securityMeasures', ({ privacy }) => plain(privacy.securityMeasures)),
  fact('agreement', 'service.agreement', ({ privacy: { dpaType } }) =>
    dpaType ? { value: dpaType, shown: <AgreementText dpaType={dpaType} /> } : nothing,
  ),
  fact('statement', 'privacy.statement', ({ links, privacy }) =>
    linkOf(links.privacyStatement ?? privacy.privacyStatementURLen ?? privacy.privacyStatementURLnl),
  ),
];

/** Returns a fact for each attribute that some of the services receive, and for the identifier. */
export function attributeFacts(services: readonly ServiceDetail[]): readonly ServiceFact[] {
  const names = services.flatMap(({ releasePolicy }) => Object.keys(releasePolicy.attributes));
  const attributes = [...new Set(names.map(attributeUrn))]
    .map((urn) => ({ urn, label: shortNameOf(urn) }))
    .sort((a, b) => a.label.localeCompare(b.label))
    .map(({ urn, label }): ServiceFact => ({
      key: urn,
      name: label,
      of: (service) => receives(service, urn),
    }));
  return [
    fact('everything', 'compare.everything', ({ releasePolicy }) => yesOrNo(releasePolicy.noArp)),
    fact('identifier', 'attributes.identifier', (service) => yesOrNo(releaseOf(service).persistentId)),
    ...attributes,
  ];
}

function receives({ releasePolicy: { noArp, attributes }, requested }: ServiceDetail, urn: string): Said {
  const spelled = Object.keys(attributes).filter((name) => attributeUrn(name) === urn);
  if (!noArp && spelled.length === 0) return message('compare.no');
  const filters = noArp ? [] : spelled.flatMap((name) => attributes[name] ?? []);
  const values = filters.includes('*') ? [] : filters;
  const required = Object.keys(requested).some(
    (name) => attributeUrn(name) === urn && requested[name]?.required,
  );
  return {
    value: JSON.stringify([values, required]),
    shown: (
      <Status kind="on">
        <FormattedMessage id={required ? 'compare.required' : 'compare.yes'} />
        {values.length > 0 && (
          <>
            {' · '}
            <FormattedMessage id="attributes.filter" /> {values.join(', ')}
          </>
        )}
      </Status>
    ),
  };
}
