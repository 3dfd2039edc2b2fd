import type { Chart as Drawn, Options } from 'highcharts';
import HighchartsReact from 'highcharts-react-official';
import type { FocusEvent } from 'react';
import styles from './Plot.module.css';
import { Highcharts } from './library';

export interface PlotProps {
  readonly kind: 'chart' | 'stockChart';
  /** Options that are made once for the same data: another object draws the plot anew. */
  readonly options: Options;
}

/** A plot; what it shows stands in a table beside it. */
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

/** The library focuses its parts without scrolling to them. */
function bringIntoView({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest' });
}

/** The picture has a description of its own; the library's says who drew it, in English. */
function forgetMaker({ container }: Drawn) {
  container.querySelector('svg > desc')?.remove();
}
