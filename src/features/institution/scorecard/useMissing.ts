import { useIntl } from 'react-intl';
import type { Verdict } from './scorecard.types';

type Missing = NonNullable<Extract<Verdict, { readonly kind: 'notMet' }>['missing']>;

/** Returns a function that lists missing texts with their languages. */
export function useMissing(): (missing: Missing) => string {
  const intl = useIntl();
  const names = new Intl.DisplayNames(intl.locale, { type: 'language', fallback: 'code' });
  return (missing) =>
    intl.formatList(
      missing.map(({ text, language }) => `${intl.formatMessage({ id: text })} (${nameIn(names, language)})`),
    );
}

/** Returns the name of a language. Metadata may have anything in the place of its code. */
function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
