import type { Chart as Drawn, Options } from 'highcharts';
import HighchartsReact from 'highcharts-react-official';
import type { FocusEvent } from 'react';
import { Highcharts } from './library';
import styles from './Plot.module.css';

export interface PlotProps {
  readonly kind: 'chart' | 'stockChart';
  /** Options of the library. The plot is drawn again for every other object. */
  readonly options: Options;
}

/** Shows a plot. The same numbers are in a table beside it. */
export function Plot({ kind, options }: PlotProps) {
  return (
    <div className={styles.plot} onFocus={bringIntoView}>
      <HighchartsReact
        highcharts={Highcharts}
        constructorType={kind}
        options={options}
        callback={forgetMaker}
        immutable
      />
    </div>
  );
}

/** Scrolls a focused part into view, which the library does not do. */
function bringIntoView({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest' });
}

/** Removes the English description in which the library names itself; the picture has its own description. */
function forgetMaker({ container }: Drawn) {
  container.querySelector('svg > desc')?.remove();
}
