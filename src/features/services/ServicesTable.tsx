import { FormattedMessage, useIntl } from 'react-intl';
import { connectionState } from '../../contracts/domain/connection';
import { Mark } from '../../ui/Mark';
import { Status } from '../../ui/Status';
import { Table, type Column } from '../../ui/Table';
import { AccessTags } from './AccessTags';
import type { AccessSettings } from './accessSettings';
import { connectionMarks, connectionMessages } from './connectionMarks';
import { FoundIn } from './FoundIn';
import type { ListedService } from './serviceList';
import { ServiceLink } from './ServiceLink';
import styles from './ServicesTable.module.css';

export interface ServicesTableProps {
  readonly rows: readonly ListedService[];
  readonly question: string;
  readonly settings: AccessSettings;
  /** Guests have no connections and no settings. */
  readonly guest: boolean;
}

export function ServicesTable({ rows, question, settings, guest }: ServicesTableProps) {
  const intl = useIntl();
  const name: Column<ListedService> = {
    key: 'name',
    head: intl.formatMessage({ id: 'services.column.name' }),
    cell: (row) => (
      <>
        <ServiceLink service={row.service}>
          <Mark text={row.name} query={question} />
        </ServiceLink>
        <FoundIn row={row} question={question} />
      </>
    ),
  };
  const organisation: Column<ListedService> = {
    key: 'organisation',
    head: intl.formatMessage({ id: 'services.column.organisation' }),
    stacked: 'plain',
    cell: ({ service }) => <Mark text={service.organisation} query={question} />,
  };
  const source: Column<ListedService> = {
    key: 'source',
    head: intl.formatMessage({ id: 'services.column.source' }),
    stacked: 'plain',
    cell: ({ service }) => <span className={styles.source}>{service.source}</span>,
  };
  const access: Column<ListedService> = {
    key: 'access',
    head: intl.formatMessage({ id: 'services.column.access' }),
    stacked: 'plain',
    cell: ({ service }) => <AccessTags settings={settings.of(service)} />,
  };
  const connection: Column<ListedService> = {
    key: 'connection',
    head: intl.formatMessage({ id: 'services.column.connection' }),
    stacked: 'beside',
    cell: ({ service }) => {
      const state = connectionState(service.connected, settings.openTicket(service));
      return (
        <span className={styles.status}>
          <Status kind={connectionMarks[state]}>
            <FormattedMessage id={connectionMessages[state]} />
          </Status>
        </span>
      );
    },
  };

  return (
    <Table
      caption={<FormattedMessage id="services.caption" />}
      hideCaption
      columns={guest ? [name, organisation, source] : [name, organisation, source, access, connection]}
      rows={rows}
      rowKey={({ service }) => `${service.type}:${service.id}`}
    />
  );
}
