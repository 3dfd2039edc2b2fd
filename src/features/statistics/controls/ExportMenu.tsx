import type { Options } from 'highcharts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { csvOf } from '../../../lib/csv';
import { saveBlob } from '../../../lib/saveFile';
import { buttonClass, ButtonFace } from '../../../ui/actions/Button';
import { Menu, MenuGroup } from '../../../ui/actions/Menu';
import type { PlotProps } from '../../../ui/plot/Plot';
import { plain } from '../plot/plotTexts';

interface ExportMenuProps {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Title above the picture. */
  readonly title: string;
  /** Shown below the title: whose logins, and when. */
  readonly about: readonly (string | undefined)[];
  readonly kind: PlotProps['kind'];
  /** Options of the plots: one below the other in a picture, each on its own page in a document. */
  readonly plots: () => readonly Options[];
  readonly sheet: () => readonly (readonly (string | number)[])[];
}

/** Pixels: the width of the page in the widest window, so that the picture does not depend on the present window. */
const pictureWidth = 1200;

/** Offers numbers and picture as files. The browser makes them, so that nothing leaves it (REQUIREMENTS 226). */
export function ExportMenu({ name, title, about, kind, plots, sheet }: ExportMenuProps) {
  const { locale } = useIntl();
  const [failed, setFailed] = useState(false);

  /** Returns the title for a plot: on each page of a document, but only once in a picture, which has all plots. */
  function titleOf(index: number, count: number, ending: 'png' | 'pdf'): string {
    if (ending === 'png' || count === 1) return index === 0 ? title : '';
    return `${title} (${index + 1}/${count})`;
  }

  async function picture(ending: 'png' | 'pdf') {
    setFailed(false);
    try {
      const [{ drawingOf }, { pngOf, pdfOfDrawings }, { heightOfPage }] = await Promise.all([
        import('../../../ui/plot/drawingOf'),
        import('../../../ui/plot/drawPicture'),
        import('../../../lib/pdf'),
      ]);
      const lines = about.filter(Boolean).join(', ');
      const drawings = plots().map((options, index, { length }) => {
        const seen = titled(options, titleOf(index, length, ending), lines);
        const paged =
          ending === 'pdf' && kind === 'stockChart' ? ofHeight(seen, heightOfPage(pictureWidth)) : seen;
        return drawingOf(kind, paged, pictureWidth, ending === 'pdf');
      });
      const inDocument = { title: `${title}, ${lines}`, language: locale };
      saveBlob(
        `${name}.${ending}`,
        await (ending === 'png' ? pngOf(drawings) : pdfOfDrawings(drawings, inDocument)),
      );
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Menu
        buttonClass={buttonClass({})}
        face={
          <ButtonFace icon="download">
            <FormattedMessage id="statistics.export" />
          </ButtonFace>
        }
      >
        <MenuGroup>
          <li>
            <button
              type="button"
              onClick={() =>
                saveBlob(`${name}.csv`, new Blob([csvOf(sheet())], { type: 'text/csv;charset=utf-8' }))
              }
            >
              <FormattedMessage id="statistics.export.csv" />
            </button>
          </li>
          <li>
            <button type="button" onClick={() => void picture('png')}>
              <FormattedMessage id="statistics.export.png" />
            </button>
          </li>
          <li>
            <button type="button" onClick={() => void picture('pdf')}>
              <FormattedMessage id="statistics.export.pdf" />
            </button>
          </li>
        </MenuGroup>
      </Menu>
      <span role="alert">{failed && <FormattedMessage id="statistics.export.failed" />}</span>
    </>
  );
}

const titleRoom = 64;

/** Puts title and subtitle into the plot, since the file is seen without the page around it. */
function titled(options: Options, title: string, subtitle: string): Options {
  if (title === '') return options;
  const { height, marginTop } = options.chart ?? {};
  return {
    ...options,
    title: { text: plain(title), align: 'left', style: { color: 'var(--text)', fontSize: '1rem' } },
    subtitle: {
      text: plain(subtitle),
      align: 'left',
      style: { color: 'var(--text-muted)', fontSize: '0.8125rem' },
    },
    chart: {
      ...options.chart,
      spacing: [12, 16, 8, 16],
      ...(typeof height === 'number' && { height: height + titleRoom }),
      ...(typeof marginTop === 'number' && { marginTop: marginTop + titleRoom }),
    },
  };
}

/** Makes a plot at least this high. */
function ofHeight(options: Options, height: number): Options {
  const own = Number(options.chart?.height ?? 0);
  return { ...options, chart: { ...options.chart, height: Math.max(own, height) } };
}
