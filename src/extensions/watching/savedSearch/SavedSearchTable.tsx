import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { DIALOG_PARAMETER, formatDialogAddress } from '../../../contracts/domain/dialogAddress';
import { savedAddress } from '../contract/savedSearch';
import type { SavedSearch } from '../contract/searches.wire';
import { fullAddress } from '../../../lib/basePath';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { Table, type Column } from '../../../ui/lists/Table';
import { searchParts } from '../page/subscriptionText';
import styles from '../page/Watching.module.css';

/** Lists the person's saved searches: each can be opened, copied as an address, renamed and removed. */
export function SavedSearchTable({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const intl = useIntl();
  const columns: readonly Column<SavedSearch>[] = [
    {
      key: 'name',
      head: intl.formatMessage({ id: 'searches.name' }),
      cell: ({ name, query }) => <Link to={savedAddress(query)}>{name}</Link>,
    },
    {
      key: 'what',
      head: intl.formatMessage({ id: 'watching.what' }),
      cell: ({ query }) => searchParts(intl, query) || <FormattedMessage id="searches.everything" />,
    },
    {
      key: 'watched',
      head: intl.formatMessage({ id: 'watching.watched' }),
      cell: ({ watched }) => <FormattedMessage id={watched ? 'services.facet.yes' : 'services.facet.no'} />,
    },
    {
      key: 'do',
      head: intl.formatMessage({ id: 'searches.do' }),
      stacked: 'plain',
      cell: ({ name, query }) => (
        <div className={styles.buttons}>
          <CopyButton
            small
            value={fullAddress(savedAddress(query))}
            label={intl.formatMessage({ id: 'searches.copyOf' }, { name })}
          />
          <ButtonLink small to={changing(query)}>
            <FormattedMessage id="searches.change" />
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
        </div>
      ),
    },
  ];
  return (
    <Table
      caption={intl.formatMessage({ id: 'searches.title' })}
      hideCaption
      columns={columns}
      rows={searches}
      rowKey={({ id }) => id}
    />
  );
}

/** The list with the search, and the dialog open over it. */
function changing(query: string): string {
  const address = savedAddress(query);
  const dialog = new URLSearchParams({ [DIALOG_PARAMETER]: formatDialogAddress({ dialog: 'search' }) });
  return `${address}${address.includes('?') ? '&' : '?'}${dialog}`;
}
