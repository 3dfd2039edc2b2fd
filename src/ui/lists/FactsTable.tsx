import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import '../../i18n/texts/comparison';
import { differs, type Fact } from './facts';
import { Table, type Column } from './Table';
import styles from './FactsTable.module.css';

/** A thing that is compared with others: the head of its column, and its name as text. */
export interface Side<Thing> {
  readonly key: string;
  readonly head: ReactNode;
  readonly label: string;
  readonly thing: Thing;
}

export interface FactsTableProps<Thing> {
  readonly caption: ReactNode;
  readonly facts: readonly Fact<Thing>[];
  readonly sides: readonly Side<Thing>[];
}

/** Shows things side by side, a row for each fact, and says in which of them they differ. */
export function FactsTable<Thing>({ caption, facts, sides }: FactsTableProps<Thing>) {
  const intl = useIntl();
  const things = sides.map(({ thing }) => thing);
  const columns: readonly Column<Fact<Thing>>[] = [
    {
      key: 'fact',
      head: intl.formatMessage({ id: 'comparison.fact' }),
      width: styles.fact,
      cell: (fact) => (
        <>
          {fact.name}
          {differs(fact, things) && (
            <span className={styles.differs}>
              <FormattedMessage id="comparison.differs" />
            </span>
          )}
        </>
      ),
    },
    ...sides.map(({ key, head, label, thing }): Column<Fact<Thing>> => ({
      key,
      head,
      label,
      cell: ({ of }) => {
        const { value, shown } = of(thing);
        if (value !== '') return <div className={styles.value}>{shown}</div>;
        return (
          <span className="muted">
            <FormattedMessage id="comparison.nothing" />
          </span>
        );
      },
    })),
  ];
  return (
    <Table
      caption={caption}
      hideCaption
      dense
      fixed
      columns={columns}
      rows={facts}
      rowKey={({ key }) => key}
    />
  );
}
