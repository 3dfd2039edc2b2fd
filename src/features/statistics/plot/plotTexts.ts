import type { Labels } from './useLabels';

/** Words and number formats of a plot, in the language of the page. */
export interface PlotTexts extends Labels {
  /** The locale for the dates of an axis. */
  readonly locale: string;
  readonly logins: string;
  readonly users: string;
  /** Name of the series for the period before. */
  readonly before: string;
  /** Title of the axis, for example "Logins per week". */
  readonly axis: string;
  /** The plot in one sentence, for screen readers. */
  readonly description: string;
  /** Returns the name of a unit together with that of the unit it is compared with. */
  readonly besides: (unit: string, before: string) => string;
  /** Returns "1,234", or words that say that the number is withheld. */
  readonly count: (value: number | undefined) => string;
  /** Name of the series of marks. */
  readonly marks: string;
  readonly resetZoom: string;
  /** Names of the part of the period that is shown, and of the handles that change it. */
  readonly part: { readonly name: string; readonly start: string; readonly end: string };
}

/** Escapes text for the plot library, which reads some HTML tags: data must bring none. */
export function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
