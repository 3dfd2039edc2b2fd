import type { IntlShape } from 'react-intl';

/** Writes the minus sign, which is as wide as the plus, in place of the hyphen of the browser. */
export const withMinus = (written: string) => written.replace('-', '−');

/** Below this many earlier logins, a change is shown as a number, not as a percentage. */
const fewForPercent = 20;

export interface Change {
  readonly direction: 'same' | 'times' | 'more' | 'fewer';
  /** "12%", "3", or how many times as many. */
  readonly share: string;
  /** The same with its sign if it is not 0: "+12%", "−3". */
  readonly signed: string;
}

/**
 * Returns the wording of a change, for the figures above a plot and for its sentences. From a factor of three
 * on it is "times", which is easier to read than "200% more". `then` is above 0.
 */
export function changeOf(intl: IntlShape, now: number, then: number): Change {
  const ratio = now / then - 1;
  const percent = then >= fewForPercent;
  const written = (value: number, options: { readonly signDisplay?: 'exceptZero' } = {}) =>
    intl.formatNumber(value, { ...options, ...(percent && { style: 'percent', maximumFractionDigits: 0 }) });
  if (Math.abs(ratio) < 0.005) return { direction: 'same', share: '', signed: '' };
  if (percent && ratio >= 2) {
    const share = intl.formatNumber(ratio + 1, { maximumFractionDigits: 1 });
    return { direction: 'times', share, signed: share };
  }
  const change = percent ? ratio : now - then;
  return {
    direction: change > 0 ? 'more' : 'fewer',
    share: written(Math.abs(change)),
    signed: withMinus(written(change, { signDisplay: 'exceptZero' })),
  };
}
