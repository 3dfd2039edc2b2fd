import { FormattedMessage, useIntl } from 'react-intl';
import { flagFields, textPlaces } from '../../../contracts/domain/institutionFields';
import type { FieldChange } from '../../../contracts/wire/change';
import type { DeskChange } from '../../../contracts/wire/desk';
import { Table, type Column } from '../../../ui/Table';
import { FieldName, FieldValue } from './FieldWords';

/** A change before and after, a row for each field that is to be another. */
export function ChangeTable({ change }: { readonly change: DeskChange }) {
  const intl = useIntl();
  const { kind, fields } = change;
  const place = ({ field }: FieldChange) => order.indexOf(field) >>> 0;
  const columns: readonly Column<FieldChange>[] = [
    {
      key: 'field',
      head: intl.formatMessage({ id: 'desk.change.field' }),
      cell: ({ field }) => <FieldName kind={kind} field={field} />,
    },
    {
      key: 'before',
      head: intl.formatMessage({ id: 'desk.change.before' }),
      cell: ({ field, from }) => (
        <del>
          <FieldValue kind={kind} field={field} value={from} />
        </del>
      ),
    },
    {
      key: 'after',
      head: intl.formatMessage({ id: 'desk.change.after' }),
      cell: ({ field, to }) => (
        <ins>
          <FieldValue kind={kind} field={field} value={to} />
        </ins>
      ),
    },
  ];
  return (
    <Table
      caption={<FormattedMessage id="desk.change" />}
      hideCaption
      dense
      columns={columns}
      rows={fields.toSorted((a, b) => place(a) - place(b) || (a.field < b.field ? -1 : 1))}
      rowKey={({ field }) => field}
    />
  );
}

/** As in the forms of the institution; contacts, which are named by their places, come last. */
const order: readonly string[] = [
  ...['connection', 'type'],
  ...textPlaces.map(({ field }) => field),
  ...flagFields,
  'stateType',
];
