/** The parts of the plot library, which come without types of their own. */
declare module 'highcharts/es-modules/*.js' {
  interface Part {
    /** Adds what this part does to the parts that it changes. */
    readonly compose: (...changed: readonly Part[]) => void;
  }
  const part: Part;
  export default part;
}
declare module 'highcharts/es-modules/Core/Chart/Chart.js' {
  import type { chart } from 'highcharts';
  import type part from 'highcharts/es-modules/Core/Chart/*.js';
  const it: typeof part & { readonly chart: typeof chart };
  export default it;
}
declare module 'highcharts/es-modules/Core/Chart/StockChart.js' {
  import type { chart } from 'highcharts';
  import type part from 'highcharts/es-modules/Core/Chart/*.js';
  const it: typeof part & { readonly stockChart: typeof chart };
  export default it;
}
declare module 'highcharts/es-modules/Core/Defaults.js' {
  import type { setOptions } from 'highcharts';
  const defaults: { readonly setOptions: typeof setOptions };
  export default defaults;
}
declare module 'highcharts/es-modules/Extensions/BorderRadius.js' {
  import type part from 'highcharts/es-modules/Core/*.js';
  export const composeBorderRadius: (typeof part)['compose'];
}
