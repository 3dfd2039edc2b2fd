import { memo, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf, type ListedService, type SearchTexts } from '../../../contracts/domain/services/catalogue';
import { LogoImage } from '../../../ui/marks/Logo';
import { Mark } from '../../../ui/texts/Mark';
import { Table, type Column } from '../../../ui/lists/Table';
import { AccessTags } from './AccessTags';
import type { AccessSettings } from '../accessSettings';
import { ConnectionCell } from './ConnectionCell';
import { FoundIn } from './FoundIn';
import { ServiceLink } from './ServiceLink';
import { useTicking } from '../selection/useTicking';
import type { SortTargets } from './sortTargets';
import { useFollowService } from './useFollowService';
import styles from './ServicesTable.module.css';

interface ServicesTableProps {
  readonly rows: readonly ListedService[];
  readonly question: string;
  readonly texts: SearchTexts | undefined;
  readonly settings: AccessSettings;
  /** True if the reader is a guest, who has no connections and no settings. */
  readonly guest: boolean;
  readonly sorting: SortTargets;
  /** True if any service of the catalogue has a logo: then each row keeps room for one. */
  readonly logos: boolean;
  readonly rowsId: string;
  /** True if rows can be ticked. Paper has no checkboxes. */
  readonly picking: boolean;
}

export const ServicesTable = memo(function ServicesTable(props: ServicesTableProps) {
  const { rows, question, texts, settings, guest, sorting, logos, rowsId, picking } = props;
  const intl = useIntl();
  const follow = useFollowService();
  const ticking = useTicking(rows);
  const columns = useMemo((): Column<ListedService>[] => {
    const head = (id: string): ReactNode => intl.formatMessage({ id });
    const name: Column<ListedService> = {
      key: 'name',
      head: head('services.column.name'),
      width: styles.nameColumn,
      cell: (service, nameId) => (
        <>
          {logos && <LogoImage src={service.logoUrl} className={styles.logo} />}
          <ServiceLink id={nameId} service={service} indented={logos} onFollow={follow}>
            <Mark text={service.name} query={question} />
          </ServiceLink>
          <FoundIn service={service} indented={logos} question={question} texts={texts} />
        </>
      ),
    };
    const organisation: Column<ListedService> = {
      key: 'organisation',
      head: head('services.column.organisation'),
      stacked: 'plain',
      cell: (service) => {
        const properties = settings.of(service);
        return (
          <>
            {service.organisation ? (
              <Mark text={service.organisation} query={question} />
            ) : (
              <span className="muted">
                <FormattedMessage id="services.organisation.none" />
              </span>
            )}
            {/* The properties are beside the organisation, where most rows have room for them. */}
            {properties.length > 0 && '\u2003'}
            <AccessTags properties={properties} />
          </>
        );
      },
    };
    const connection: Column<ListedService> = {
      key: 'connection',
      head: head('services.column.connection'),
      stacked: 'beside',
      width: styles.connectionColumn,
      cell: (service) => <ConnectionCell state={settings.connection(service)} />,
    };
    return guest ? [name, organisation] : [name, organisation, connection];
  }, [intl, question, texts, settings, guest, follow, logos]);

  return (
    <Table
      caption={<FormattedMessage id="services.caption" />}
      hideCaption
      fixed
      reuse
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sortings={sorting}
      rowsId={rowsId}
      picking={picking ? ticking : undefined}
    />
  );
});
