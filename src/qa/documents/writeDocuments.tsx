import { createIntl } from 'react-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { allFigures } from '../picture/allFigures';
import { drawPicture, type Layout } from '../picture/drawPicture';
import type { Figure } from '../picture/figure';
import '../texts';
import { textsOf } from '../chartText';
import { listOfMachines } from './listOfMachines';
import { StillPicture } from './StillPicture';
import { styleSheet } from './styleSheet';

export interface Sources {
  readonly layout: Layout;
  /** Style sheet of the drawing, and the style sheet with the design tokens. */
  readonly css: string;
  readonly tokens: string;
}

/** Returns the files of `docs/machines` by name: a picture of each machine, the map, and the page that lists them. */
export async function writeDocuments(sources: Sources): Promise<Readonly<Record<string, string>>> {
  const intl = createIntl({ locale: 'en', messages: await loadCatalogue('en') });
  const chartText = textsOf(intl);
  const style = styleSheet(sources.css, sources.tokens);
  const files: [string, string][] = [['README.md', listOfMachines(intl)]];
  for (const figure of allFigures) {
    const picture = await drawPicture(figure, sources.layout);
    const title = intl.formatMessage({ id: figure.id === '' ? 'qa.map.label' : `qa.about.${figure.id}` });
    const svg = renderToStaticMarkup(<StillPicture {...{ figure, picture, chartText, title, style }} />);
    files.push([nameOf(figure), `${svg.replace(/<(g|path|rect|circle|text|style|title)\b/g, '\n<$1')}\n`]);
  }
  return Object.fromEntries(files);
}

function nameOf({ id }: Figure): string {
  return `${id === '' ? 'map' : id}.svg`;
}
