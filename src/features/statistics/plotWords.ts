import type { Labels } from './useLabels';

/** Words and numbers that a plot writes, in the language of the page. */
export interface PlotWords extends Labels {
  readonly locale: string;
  readonly logins: string;
  readonly users: string;
  /** The logins of the period before. */
  readonly before: string;
  /** What the axis counts: "Logins per week". */
  readonly axis: string;
  /** The plot in one sentence. */
  readonly description: string;
  /** A unit, and the one that it is compared with. */
  readonly besides: (unit: string, before: string) => string;
  /** "1,234", or that it is not told. */
  readonly count: (value: number | undefined) => string;
  /** Name of the marks of what happened. */
  readonly marks: string;
  readonly resetZoom: string;
  /** Part of the period that is shown, named below the plot. */
  readonly part: { readonly name: string; readonly start: string; readonly end: string };
}

/** Returns text for the library, which reads a small set of tags: none of them may come from data. */
export function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
