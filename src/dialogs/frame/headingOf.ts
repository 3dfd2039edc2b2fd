import type { IntlShape } from 'react-intl';
import { titleOf, type Front } from './front';
import type { DialogNames } from './panels';

/** Returns the heading of the state that is shown, and the line below it. */
export function headingOf(
  intl: IntlShape,
  front: Front,
  { service, institution }: DialogNames,
): { readonly title: string; readonly subtitle: string } {
  const title = intl.formatMessage({ id: titleOf(front) }, { service, institution });
  // Names in the title are not repeated; for a change of the institution itself, both names are the same.
  return {
    title,
    subtitle: [title.includes(service) || service === institution ? '' : service, institution]
      .filter(Boolean)
      .join(' · '),
  };
}
