import { FormattedMessage, useIntl } from 'react-intl';
import { knownAttribute } from '../../contracts/domain/attributes/attributeDictionary';
import type { Person } from '../../contracts/domain/person/person';
import { attributeLabel } from '../../i18n/attributeLabel';
import { useFormat } from '../../i18n/useFormat';
import { NamedCode } from '../../ui/texts/NamedCode';
import { Table, type Column } from '../../ui/lists/Table';
import { ValueList } from '../../ui/lists/ValueList';
import { meaningOf } from './attributes';
import styles from './Profile.module.css';

interface Row {
  readonly name: string;
  /** The label in words, or the name of an unknown attribute (REQUIREMENTS 244). */
  readonly label: string;
  readonly known: boolean;
  readonly values: readonly string[];
}

/** Shows known attributes by their names in words, then the others by the names that they came with. */
export function AttributesTable({ attributes }: Pick<Person, 'attributes'>) {
  const intl = useIntl();
  const { compare } = useFormat();
  const rows = Object.entries(attributes)
    .map(([name, values]): Row => {
      const known = knownAttribute(name) !== undefined;
      return { name, known, values, label: known ? attributeLabel(intl, name) : name };
    })
    .sort((a, b) => Number(!a.known) - Number(!b.known) || compare(a.label, b.label));

  const columns: Column<Row>[] = [
    {
      key: 'name',
      head: intl.formatMessage({ id: 'profile.attribute' }),
      cell: ({ name, label, known }) =>
        known ? <NamedCode name={label} code={name} /> : <code className={styles.unknown}>{name}</code>,
    },
    {
      key: 'about',
      head: intl.formatMessage({ id: 'profile.meaning' }),
      stacked: 'plain',
      cell: ({ name }) => (
        <span className="muted">
          <FormattedMessage id={meaningOf(name) ?? 'profile.about.unknown'} />
        </span>
      ),
    },
    {
      key: 'values',
      head: intl.formatMessage({ id: 'profile.values' }),
      cell: ({ values }) => <Values values={values} />,
    },
  ];
  return (
    <Table
      caption={intl.formatMessage({ id: 'profile.attributes' })}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}

/** Shows the values of an attribute: a login may bring the same value twice, or none. */
function Values({ values }: Pick<Row, 'values'>) {
  const filled = values.filter((value) => value.trim() !== '');
  if (filled.length > 0) return <ValueList values={filled} />;
  return (
    <span className="muted">
      <FormattedMessage id="profile.noValue" />
    </span>
  );
}
