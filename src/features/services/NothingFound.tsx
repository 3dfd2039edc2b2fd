import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Button, ButtonGroup } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Empty } from '../../ui/Empty';
import { queryOf, withPage, withSearch } from './listAddress';
import { found, type ServiceLists } from './serviceList';

export interface NothingFoundProps {
  readonly list: 'connected' | 'all';
  readonly lists: ServiceLists;
  readonly question: string;
  readonly onClear: () => void;
}

/** Says why the list is empty, and leads to where something is. */
export function NothingFound({ list, lists, question, onClear }: NothingFoundProps) {
  const [params] = useSearchParams();
  const elsewhere = list === 'connected' ? found(lists.all, question).length : 0;
  const search = queryOf(withPage(withSearch(params, question), 1));
  const toAll = elsewhere > 0 && (
    <ButtonLink to={{ pathname: '/apps/all', search }} look="primary">
      <FormattedMessage id="services.empty.inAll" values={{ count: elsewhere }} />
    </ButtonLink>
  );
  if (question.trim() === '') {
    return list === 'connected' ? (
      <Empty title={<FormattedMessage id="services.empty.connected.title" />} action={toAll}>
        <FormattedMessage id="services.empty.connected.text" />
      </Empty>
    ) : (
      <Empty title={<FormattedMessage id="services.empty.all.title" />}>
        <FormattedMessage id="services.empty.all.text" />
      </Empty>
    );
  }
  return (
    <Empty
      title={<FormattedMessage id="services.empty.search.title" values={{ question: question.trim() }} />}
      action={
        <ButtonGroup>
          {toAll}
          <Button onClick={onClear}>
            <FormattedMessage id="services.empty.search.clear" />
          </Button>
        </ButtonGroup>
      }
    >
      <FormattedMessage id="services.empty.search.text" />
    </Empty>
  );
}
