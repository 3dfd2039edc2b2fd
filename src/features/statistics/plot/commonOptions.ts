import type { Options } from 'highcharts';
import { plain, type PlotTexts } from './plotTexts';

const quiet = { color: 'var(--text-muted)', fontSize: '0.75rem' };
export const axisLooks = {
  labels: { style: quiet },
  lineColor: 'var(--line-control)',
  tickColor: 'var(--line-control)',
  gridLineColor: 'var(--series-grid)',
};

/** Series differ in form as well as in colour: logins are filled, unique users are a line or an outline. */
export const loginsLook = { color: 'var(--series-1)', borderWidth: 0 };
/** The period before is pale, dashed and thin, so that it stays in the background. */
export const beforeLook = { color: 'var(--text-muted)', lineWidth: 2, dashStyle: 'ShortDash' } as const;
export const outlineLook = {
  color: 'var(--surface)',
  borderColor: 'var(--series-2)',
  borderWidth: 2,
};

/**
 * Returns the options of every plot: words in the language of the page, design tokens for colours, and no motion for
 * those who want none.
 */
export function commonOptions(texts: PlotTexts, height: number): Options {
  const moves = !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  return {
    chart: {
      height,
      animation: false,
      backgroundColor: 'transparent',
      style: { fontFamily: 'inherit', fontSize: '0.8125rem' },
      spacing: [8, 2, 8, 2],
    },
    title: { text: '' },
    credits: { enabled: false },
    exporting: { enabled: false },
    lang: {
      locale: texts.locale,
      resetZoom: texts.resetZoom,
      resetZoomTitle: texts.resetZoom,
      accessibility: {
        chartContainerLabel: plain(texts.description),
        svgContainerLabel: plain(texts.description),
        legend: { legendLabelNoTitle: texts.axis, legendItem: '{itemName}' },
        navigator: {
          groupLabel: texts.part.name,
          handleLabel: `{#eq handleIx 0}${texts.part.start}{else}${texts.part.end}{/eq}`,
        },
      },
    },
    accessibility: {
      // In forced colours the library would draw lines as black as the columns below them: Plot.module.css has colours for that.
      // The type of this option says text, but the library wants the value.
      highContrastMode: false as unknown as string,
      landmarkVerbosity: 'disabled',
      description: plain(texts.description),
      screenReaderSection: { beforeChartFormat: '<div>{chartLongdesc}</div>', afterChartFormat: '' },
      announceNewData: { enabled: false },
      series: { descriptionFormatter: ({ name }) => plain(name) },
      keyboardNavigation: { focusBorder: { style: { color: 'var(--focus)', lineWidth: 3 } } },
    },
    legend: {
      enabled: true,
      verticalAlign: 'top',
      align: 'right',
      // The item becomes a target of 24 pixels (WCAG 2.5.8).
      itemMarginTop: 4,
      itemMarginBottom: 4,
      itemStyle: { color: 'var(--text-muted)', fontWeight: 'normal', fontSize: '0.8125rem' },
      itemHoverStyle: { color: 'var(--text)' },
      itemHiddenStyle: { color: 'var(--text-faint)', textDecoration: 'line-through' },
    },
    tooltip: {
      shared: true,
      animation: moves,
      backgroundColor: 'var(--surface-raised)',
      borderColor: 'var(--line-control)',
      borderRadius: 5,
      style: { color: 'var(--text)', fontSize: '0.8125rem' },
    },
    plotOptions: {
      series: { animation: false, states: { inactive: { opacity: 1 }, hover: { brightness: 0 } } },
    },
  };
}
