import type { Options } from 'highcharts';
import type { Drawing } from './drawPicture';
import type { PlotProps } from './Plot';
import { Highcharts } from './library';
import { takeTexts } from './textsIn';

/**
 * Draws a plot of this width outside of the view, and returns it as an SVG that can stand alone, with its
 * texts beside it on request.
 */
export function drawingOf(
  kind: PlotProps['kind'],
  options: Options,
  width: number,
  textsBeside: boolean,
): Drawing {
  const place = document.createElement('div');
  // Paper is white in every theme. The style sheet of the library knows this class.
  place.className = 'highcharts-light';
  place.style.cssText = `position:absolute;inset-inline-start:-99999px;inline-size:${width}px;color-scheme:light`;
  document.body.append(place);
  try {
    const plot = Highcharts[kind](place, {
      ...options,
      accessibility: { enabled: false },
      chart: { ...options.chart, width, animation: false },
      navigator: { enabled: false },
      scrollbar: { enabled: false },
    });
    const drawing = place.querySelector('svg');
    if (!drawing) throw new Error('Nothing was drawn');
    const height = plot.chartHeight;
    const texts = textsBeside ? takeTexts(drawing) : [];
    const svg = new XMLSerializer().serializeToString(withoutVariables(drawing));
    plot.destroy();
    return { svg, width, height, texts };
  } finally {
    place.remove();
  }
}

/** Replaces variables by the colours of the light theme, because the SVG has no style sheet. */
function withoutVariables(drawing: SVGElement): SVGElement {
  const looks = ['fill', 'stroke', 'color', 'stop-color'] as const;
  for (const element of [drawing, ...drawing.querySelectorAll<SVGElement>('*')]) {
    const style = getComputedStyle(element);
    for (const look of looks) {
      const isVariable =
        element.getAttribute(look)?.includes('var(') || element.style.getPropertyValue(look).includes('var(');
      const value = style.getPropertyValue(look);
      if (isVariable) {
        element.setAttribute(look, value);
        element.style.setProperty(look, value);
      }
    }
  }
  drawing.style.fontFamily = getComputedStyle(drawing).fontFamily;
  return drawing;
}
