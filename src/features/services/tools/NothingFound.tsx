import { FormattedMessage, useIntl } from 'react-intl';
import '../../../i18n/texts/emptyList';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { facetTitle } from '../facets/facetText';
import type { FacetResult, ListName, ListQuestion, Suggestion } from '../overview.types';

const emptyLists = {
  all: { title: 'services.empty.all.title', text: 'services.empty.all.text' },
  connected: { title: 'services.empty.connected.title', text: 'services.empty.connected.text' },
} as const;

interface NothingFoundProps {
  readonly list: ListName;
  readonly question: ListQuestion;
  readonly facets: readonly FacetResult[];
  readonly suggestions: readonly Suggestion[];
  /** Finds of the same question among all services, and the query that leads there; absent on the page of all services. */
  readonly elsewhere: { readonly count: number; readonly search: string } | undefined;
  /** Removes the ticks of a facet, or the search if no facet is given. */
  readonly onDrop: (facet: string | undefined) => void;
  readonly onClear: () => void;
}

/** Says why the list is empty, and leads to questions that find something. */
export function NothingFound(props: NothingFoundProps) {
  const { list, question, facets, suggestions, elsewhere, onDrop, onClear } = props;
  const intl = useIntl();
  const search = question.search.trim();
  const filtered = facets.some(({ values }) => values.some(({ ticked }) => ticked));
  const toAll = elsewhere !== undefined && elsewhere.count > 0 && (
    <ButtonLink to={{ pathname: '/apps/all', search: elsewhere.search }} look="primary">
      <FormattedMessage id="services.empty.inAll" values={{ count: elsewhere.count }} />
    </ButtonLink>
  );
  if (search === '' && !filtered) {
    return (
      <Empty title={<FormattedMessage id={emptyLists[list].title} />} action={toAll}>
        <FormattedMessage id={emptyLists[list].text} />
      </Empty>
    );
  }

  const helpful = filtered ? suggestions.filter(({ count }) => count > 0) : [];
  const nameOf = (facet: string) => {
    const found = facets.find(({ key }) => key === facet);
    return found ? facetTitle(found, intl) : facet;
  };
  return (
    <Empty
      title={
        filtered ? (
          <FormattedMessage id="services.empty.filters.title" />
        ) : (
          <FormattedMessage id="services.empty.search.title" values={{ question: search }} />
        )
      }
      action={
        <ButtonGroup>
          {toAll}
          {helpful.map(({ facet, count }) => (
            <Button key={facet ?? ''} onClick={() => onDrop(facet)}>
              {facet === undefined ? (
                <FormattedMessage id="services.empty.withoutSearch" values={{ count }} />
              ) : (
                <FormattedMessage id="services.empty.without" values={{ name: nameOf(facet), count }} />
              )}
            </Button>
          ))}
          <Button look={filtered ? 'quiet' : 'secondary'} onClick={onClear}>
            <FormattedMessage id="services.empty.search.clear" />
          </Button>
        </ButtonGroup>
      }
    >
      <FormattedMessage
        id={
          !filtered
            ? 'services.empty.search.text'
            : helpful.length > 0
              ? 'services.empty.filters.text'
              : 'services.empty.filters.hard'
        }
      />
    </Empty>
  );
}
