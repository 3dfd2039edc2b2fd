import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Point } from '../../../contracts/domain/statistics/statistics';
import type { StatisticsMarks } from '../../../contracts/domain/statistics/statisticsMark';
import { dayAt } from '../../../lib/zone';
import { Button } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { LoadedPlot } from '../../../ui/plot/LoadedPlot';
import { Section } from '../../../ui/page/Section';
import { pairedPoints, type Before, type ComparedPoint } from '../figures/comparison';
import { ExportMenu } from '../controls/ExportMenu';
import { Figures } from '../figures/Figures';
import { markedUnits } from '../marks/marks';
import { MarksList } from '../marks/MarksList';
import { explained } from '../marks/marksSeries';
import { FewNote } from '../figures/FewNote';
import { NumbersTable } from '../figures/NumbersTable';
import type { ResultProps } from '../resultProps';
import { lowHeight, narrowHeight, plotHeight, seriesOptions } from './seriesOptions';
import { seriesSheet } from '../figures/seriesSheet';
import { summaryOf } from '../figures/summary';
import { countedDays, endOfUnit, placeIn } from '../controls/unitsOfPeriod';
import { usePlotTexts } from './usePlotTexts';
import { useComparisonSentence } from '../figures/useComparisonSentence';
import { useDrawnMarks } from '../marks/useDrawnMarks';
import { usePerson } from '../../../store/person';
import { useNameOf } from '../../../i18n/useName';
import { useSentences } from '../figures/useSentences';
import { useSeriesFigures } from '../figures/useSeriesFigures';
import styles from '../Statistics.module.css';

/** A window that is too narrow for two columns, and one that is too low for a high plot. */
const queries = ['(max-width: 47.99em)', '(max-height: 55.99em)'];

function watch(onChange: () => void): () => void {
  const lists = queries.map((query) => window.matchMedia?.(query));
  lists.forEach((list) => list?.addEventListener('change', onChange));
  return () => lists.forEach((list) => list?.removeEventListener('change', onChange));
}

/** Returns the height of a plot in this window, in pixels. */
function useHeight(): number {
  return useSyncExternalStore(watch, () => {
    const [narrow, low] = queries.map((query) => window.matchMedia?.(query).matches);
    return narrow ? narrowHeight : low ? lowHeight : plotHeight;
  });
}

interface SeriesViewProps extends ResultProps {
  readonly points: readonly Point[];
  /** The period before, where the two are compared. */
  readonly before: Before | undefined;
  readonly happened: StatisticsMarks;
  /** Name of the only point, if it is not a calendar unit. */
  readonly pointName?: string;
}

/** Shows points as a sentence, figures, a plot and a table, and offers them as files. */
export function SeriesView(props: SeriesViewProps) {
  const { points: plain, before, happened, period, zone, subject, pointName, closer } = props;
  const intl = useIntl();
  const height = useHeight();
  const institution = useNameOf(usePerson().institution);
  const { scale, from, to, today } = period;
  const last = plain.at(-1);
  const lastIsOver = last !== undefined && endOfUnit(last.time, scale, zone) <= Date.now();
  const plainLabels = usePlotTexts(scale, zone, '');
  const runningTime = lastIsOver ? undefined : last?.time;
  const labels = useMemo(
    () => ({
      ...plainLabels,
      point: (time: number) => {
        const unit = plainLabels.point(time);
        return time === runningTime ? intl.formatMessage({ id: 'statistics.soFar' }, { unit }) : unit;
      },
    }),
    [plainLabels, runningTime, intl],
  );
  const point = pointName === undefined ? labels.point : () => pointName;
  const thenPoints = before?.state === 'ready' && before.points.length > 0 ? before.points : undefined;
  const thenFrom = before?.range.from ?? from;
  const points = useMemo((): readonly ComparedPoint[] => {
    if (!thenPoints) return plain;
    const places = { now: placeIn(from, scale, zone), before: placeIn(thenFrom, scale, zone) };
    return pairedPoints(plain, thenPoints, places);
  }, [plain, thenPoints, from, thenFrom, scale, zone]);
  const summary = summaryOf(plain, lastIsOver, scale);
  const sentences = useSentences(summary, { ...labels, point });
  const difference = useComparisonSentence(points, before, lastIsOver, plainLabels);
  const { marks } = happened;
  const summaryText =
    marks.length > 0
      ? intl.formatMessage({ id: 'statistics.marks.sentence' }, { count: marks.length })
      : undefined;
  // On the page, this first sentence is hidden, since the figures above the plot say the same.
  const figured = [sentences.all, difference === undefined && sentences.change].filter(Boolean).join(' ');
  const besides = [difference, summaryText].filter(Boolean).join(' ');
  const sentence = `${figured} ${besides}`.trim();
  const units = useMemo(() => markedUnits(marks, plain), [marks, plain]);
  const drawn = useDrawnMarks(units, zone);
  const then = before && labels.range(before.range.from, before.range.to);
  const texts = useMemo(
    () => ({
      ...labels,
      ...(pointName !== undefined && {
        point: () => pointName,
        besides: (unit: string) => labels.besides(unit, then ?? ''),
      }),
      description: sentence,
    }),
    [labels, pointName, then, sentence],
  );
  const figures = useSeriesFigures({ points, before, lastIsOver, summary, scale }, texts);
  const openable = last !== undefined && closer.searchOf(dayAt(last.time, zone)) !== undefined;
  const open = useCallback((time: number) => closer.open(dayAt(time, zone)), [closer, zone]);
  const options = useMemo(
    () =>
      seriesOptions(
        { points, scale, zone, height, marks: drawn, unfinished: !lastIsOver, onOpen: openable && open },
        texts,
      ),
    [points, scale, zone, height, drawn, lastIsOver, openable, open, texts],
  );
  const counted = countedDays(period, scale, today);
  const range = texts.range(counted.from, counted.to);
  const isCut = counted.from !== from || counted.to !== to;
  const users = plain.some((one) => one.users !== undefined);
  const compared = thenPoints !== undefined;
  const pointBefore = (time: number) => (pointName === undefined ? labels.point(time) : (then ?? ''));
  /** Returns a row of the table, which begins with the newest point. */
  function rowAt(index: number) {
    const { before: other, ...one } = points[index] ?? { time: 0, before: undefined };
    const unit = texts.point(one.time);
    const label = units.find(({ time }) => time === one.time)?.label;
    const name = label ? intl.formatMessage({ id: 'statistics.marks.row' }, { unit, label }) : unit;
    return {
      ...one,
      key: String(one.time),
      name,
      to: closer.searchOf(dayAt(one.time, zone)),
      before: other && { ...other, name: pointBefore(other.time) },
    };
  }

  return (
    <Section
      title={texts.axis}
      note={
        <div className={styles.summary}>
          <Figures figures={figures} />
          <div>
            <ExportMenu
              name={`statistics-${from}-${to}-${scale}`}
              title={`${texts.axis}: ${subject}`}
              about={[institution, range]}
              kind="stockChart"
              plots={() => [explained(options, drawn)]}
              sheet={() =>
                seriesSheet(
                  { points, period, zone, subject, institution, users, compared, pointBefore },
                  texts,
                  intl,
                )
              }
            />
          </div>
        </div>
      }
    >
      <p className={styles.range}>
        {subject}, {range}
      </p>
      {isCut && (
        <p className="muted small">
          <FormattedMessage id="statistics.wholeWeeks" values={{ range }} />
        </p>
      )}
      <FewNote counts={plain} />
      {before?.state === 'failed' && (
        <Button icon="retry" onClick={before.retry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      )}
      <div className={styles.plot} style={{ minBlockSize: height }}>
        <LoadedPlot kind="stockChart" options={options} waiting={<FormattedMessage id="ui.loading" />} />
      </div>
      <p className="small" role="status">
        <span className="visually-hidden">{figured}</span> {besides}
      </p>
      {openable && (
        <p className={classes('muted small', styles.closer)}>
          <FormattedMessage id="statistics.closer" />
        </p>
      )}
      <MarksList {...happened} zone={zone} />
      <NumbersTable
        caption={`${texts.axis}: ${subject}, ${range}`}
        note={users && scale !== 'all' && <FormattedMessage id="statistics.usersNote" />}
        head={intl.formatMessage({ id: 'statistics.time' })}
        users={users}
        compared={compared}
        count={points.length}
        onOpen={closer.focus}
        rowAt={(index) => rowAt(points.length - 1 - index)}
      />
    </Section>
  );
}
