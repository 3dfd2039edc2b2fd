import type { Options } from 'highcharts';
import type { Drawing } from './drawPicture';
import type { PlotProps } from './Plot';
import { Highcharts } from './library';

/** Makes of the plot a drawing of this width that stands alone; drawn out of sight, and taken away again. */
export function drawingOf(kind: PlotProps['kind'], options: Options, width: number): Drawing {
  const place = document.createElement('div');
  // Paper is white, whatever theme is chosen; the library's style sheet knows the name.
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
    const height = plot.plotHeight;
    const svg = new XMLSerializer().serializeToString(withoutVariables(drawing));
    plot.destroy();
    return { svg, width, height };
  } finally {
    place.remove();
  }
}

/** Colours as they are in the light theme: a drawing that stands alone has no style sheet to look them up in. */
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
