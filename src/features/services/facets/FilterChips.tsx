import { memo, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLevels } from '../../../i18n/levels';
import { Button } from '../../../ui/actions/Button';
import { Chip, Chips } from '../../../ui/actions/Chip';
import type { Tick } from './FacetGroup';
import { facetTitle, valueText } from './facetText';
import { tickedOf } from '../listAddress';
import type { FacetResult, Ticked } from '../overview.types';

interface FilterChipsProps {
  readonly facets: readonly FacetResult[];
  readonly ticked: Ticked;
  /** True if a search or a filter is set that can be cleared (REQUIREMENTS 80). */
  readonly clearable: boolean;
  readonly onTick: Tick;
  readonly onClear: () => void;
  /** Takes the focus when the last chip is removed. */
  readonly after: RefObject<HTMLElement | null>;
}

/**
 * Shows each ticked value as a chip that removes it, and a button that clears all. A tick without a facet in this list
 * has no chip.
 */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { facets, ticked, clearable, onTick, onClear, after } = props;
  const intl = useIntl();
  const levels = useLevels();
  const row = useRef<HTMLDivElement>(null);
  const chips = facets.flatMap((facet) =>
    tickedOf(ticked, facet.key).map((value) => ({
      facet: facet.key,
      value,
      title: facetTitle(facet, intl),
      text: valueText(facet.key, value, intl, levels),
    })),
  );

  function remove(facet: string, value: string, index: number) {
    // React keeps the focus on the chip that takes the place of the removed one. The last chip has no such successor.
    if (index === chips.length - 1) {
      const before = row.current?.querySelectorAll<HTMLElement>('li > button')[index - 1];
      (before ?? after.current)?.focus();
    }
    onTick(facet, value, false);
  }

  function clear() {
    after.current?.focus();
    onClear();
  }

  return (
    <div className="row" ref={row}>
      {chips.length > 0 && (
        <Chips label={intl.formatMessage({ id: 'services.filters.list' })}>
          {chips.map(({ facet, value, title, text }, index) => (
            <Chip
              key={index}
              action={intl.formatMessage({ id: 'services.filters.remove' })}
              onRemove={() => remove(facet, value, index)}
            >
              {title}: <b>{text}</b>
            </Chip>
          ))}
        </Chips>
      )}
      {clearable && (
        <Button look="quiet" small onClick={clear}>
          <FormattedMessage id="services.filters.clear" />
        </Button>
      )}
    </div>
  );
});
