import { FormattedMessage, useIntl } from 'react-intl';
import { isLoggedInHere } from '../../../contracts/domain/person/rights';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { attributeLabel } from '../../../i18n/attributeLabel';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { NamedCode } from '../../../ui/texts/NamedCode';
import { Table, type Column } from '../../../ui/lists/Table';
import { Toggletip } from '../../../ui/overlays/Toggletip';
import { ValueList } from '../../../ui/lists/ValueList';
import { attributeRows, type AttributeRow } from './attributeRows';
import styles from './AttributesTab.module.css';

/** Messages for the sources that metadata name for attributes (REQUIREMENTS 124). */
const known: Readonly<Record<string, string>> = {
  idp: 'attributes.source.idp',
  surf: 'attributes.source.surf',
  voot: 'attributes.source.voot',
  invite: 'attributes.source.invite',
  eduid: 'attributes.source.eduid',
  sab: 'attributes.source.sab',
  ala: 'attributes.source.ala',
  pseudo_email: 'attributes.source.pseudoEmail',
  manage: 'attributes.source.manage',
  sabrest: 'attributes.source.sabrest',
};

/** Returns the message for a source; undefined for an unknown one, which is shown as it is. */
function sourceMessage(source: string): string | undefined {
  return Object.hasOwn(known, source) ? known[source] : undefined;
}

/** Shows a row for each attribute. Guests have no column with their own values (REQUIREMENTS 127). */
export function AttributesTable({ service }: { readonly service: ServiceDetail }) {
  const intl = useIntl();
  const { compare } = useFormat();
  const person = usePerson();
  const labelOf = ({ name, friendlyName, identifier }: AttributeRow) =>
    identifier
      ? intl.formatMessage({ id: 'attributes.identifier' })
      : attributeLabel(intl, name, friendlyName);
  const rows = attributeRows(service, isLoggedInHere(person)).toSorted((a, b) =>
    compare(labelOf(a), labelOf(b)),
  );
  const shown: readonly (keyof typeof heads)[] = [
    ...(rows.some(({ required }) => required !== undefined) ? (['need'] as const) : []),
    ...(['source', 'filter', 'purpose'] as const),
    ...(person.roles.guest ? [] : (['own'] as const)),
  ];
  const name: Column<AttributeRow> = {
    key: 'name',
    head: (
      <>
        <FormattedMessage id="attributes.name" />
        <Toggletip label={intl.formatMessage({ id: 'attributes.about' })}>
          {shown.map((key) => (
            <span key={key} className={styles.about}>
              <b>
                <FormattedMessage id={heads[key].title} />
              </b>
              : <FormattedMessage id={heads[key].tip} />
            </span>
          ))}
        </Toggletip>
      </>
    ),
    cell: (row) => <NamedCode name={labelOf(row)} code={row.name} />,
  };
  return (
    <Table
      caption={<FormattedMessage id="attributes.caption" />}
      hideCaption
      columns={[
        name,
        ...shown.map((key) => ({
          key,
          head: intl.formatMessage({ id: heads[key].title }),
          cell: cells[key],
        })),
      ]}
      rows={rows}
      rowKey={({ name: id }) => id}
    />
  );
}

const heads = {
  need: { title: 'attributes.need', tip: 'attributes.need.tip' },
  source: { title: 'attributes.source', tip: 'attributes.source.tip' },
  filter: { title: 'attributes.filter', tip: 'attributes.filter.tip' },
  purpose: { title: 'attributes.purpose', tip: 'attributes.purpose.tip' },
  own: { title: 'attributes.own', tip: 'attributes.own.tip' },
} as const;

const cells: Readonly<Record<keyof typeof heads, Column<AttributeRow>['cell']>> = {
  need: ({ required }) =>
    required === undefined ? (
      <Muted id="attributes.need.unknown" />
    ) : (
      <span className="nowrap">
        <FormattedMessage id={needs(required)} />
      </span>
    ),
  source: ({ source }) => <Source source={source} />,
  filter: ({ filters }) =>
    filters.length > 0 ? <ValueList values={filters} /> : <Muted id="attributes.filter.none" />,
  purpose: ({ purpose, identifier }) =>
    identifier ? (
      <FormattedMessage id="attributes.identifier.purpose" />
    ) : (
      purpose || <Muted id="attributes.purpose.none" />
    ),
  own: ({ came, own: values }) =>
    came === 'values' ? <ValueList values={values} /> : <Muted id={cameMessages[came]} />,
};

const cameMessages = { none: 'attributes.own.none', unknown: 'attributes.own.unknown' } as const;

/** Returns the message for whether a service does not work without an attribute. */
function needs(required: boolean): string {
  return required ? 'attributes.need.required' : 'attributes.need.optional';
}

function Source({ source }: { readonly source: string }) {
  const id = sourceMessage(source);
  return id ? <FormattedMessage id={id} /> : source;
}

function Muted({ id }: { readonly id: string }) {
  return (
    <span className="muted">
      <FormattedMessage id={id} />
    </span>
  );
}
