import { Suspense, lazy, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Mode } from '../machines/visualiser/visualiser.machine';
import { CopyButton } from '../ui/actions/CopyButton';
import { Page, PagePart } from '../ui/page/Page';
import { Select } from '../ui/fields/Select';
import { Skeleton } from '../ui/page/Skeleton';
import { SkipLink } from '../ui/page/SkipLink';
import { Tabs } from '../ui/page/Tabs';
import { searchOf } from './address';
import { chartCalled, charts } from './charts';
import { Masthead } from './Masthead';
import { useVisualiser } from './useVisualiser';
import { textsOf } from './chartText';
import type { ModeProps } from './modeProps';
import styles from './VisualiserPage.module.css';

/** The modes, each loaded when it is first shown. */
const modes: Readonly<Record<Mode, ComponentType<ModeProps>>> = {
  map: lazy(async () => ({ default: (await import('./map/MapMode')).MapMode })),
  simulate: lazy(async () => ({ default: (await import('./simulate/SimulateMode')).SimulateMode })),
  preview: lazy(async () => ({ default: (await import('./preview/PreviewMode')).PreviewMode })),
  live: lazy(async () => ({ default: (await import('./live/LiveMode')).LiveMode })),
  coverage: lazy(async () => ({ default: (await import('./coverage/CoverageMode')).CoverageMode })),
};

const names: readonly Mode[] = ['map', 'simulate', 'preview', 'live', 'coverage'];
const MAIN = 'main';

/** Shows the visualiser: the choice of machine and mode, and the chosen mode below. */
export function VisualiserPage() {
  const intl = useIntl();
  const chartText = textsOf(intl);
  const { search } = useLocation();
  const visualiser = useVisualiser();
  const { shown, send } = visualiser;
  const chart = chartCalled(shown.machine);
  const ModeView = modes[shown.mode];
  const modeName = (mode: Mode) => intl.formatMessage({ id: `qa.mode.${mode}` });
  return (
    <div className={styles.wide}>
      <SkipLink to={MAIN}>
        <FormattedMessage id="frame.skip" />
      </SkipLink>
      <Masthead />
      <main className={`page-width ${styles.main}`} id={MAIN} tabIndex={-1}>
        <Page
          title={intl.formatMessage({ id: 'qa.title' })}
          lede={
            <FormattedMessage
              id={chart ? `qa.about.${chart.id}` : `qa.lede.${shown.mode === 'live' ? 'live' : 'alone'}`}
            />
          }
          actions={
            <div className={styles.actions}>
              <Select
                label={<FormattedMessage id="qa.machine" />}
                value={shown.machine}
                options={[
                  { value: '', label: intl.formatMessage({ id: 'qa.machine.all' }) },
                  ...charts.map(({ id }) => ({ value: id, label: chartText.machine(id) })),
                ]}
                onChange={(machine) => send({ type: 'machine.selected', machine })}
              />
              <CopyButton
                withText
                value={() => window.location.href}
                label={intl.formatMessage({ id: 'qa.copyAddress' })}
              />
            </div>
          }
        >
          <PagePart
            title={[chart && chartText.machine(chart.id), modeName(shown.mode)].filter(Boolean).join(' · ')}
          />
          <Tabs
            label={intl.formatMessage({ id: 'qa.mode' })}
            tabs={names.map((mode) => ({
              key: mode,
              to: { search: searchOf({ ...shown, mode }, search) },
              label: modeName(mode),
              current: mode === shown.mode,
            }))}
          />
          <Suspense fallback={<Skeleton rows={6} shape="text" />}>
            <ModeView visualiser={visualiser} chart={chart} />
          </Suspense>
        </Page>
      </main>
    </div>
  );
}
