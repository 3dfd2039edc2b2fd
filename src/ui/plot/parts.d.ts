/** The parts of the plot library that come without types of their own, and its core, whose own are not those of the library. */
declare module 'highcharts/es-modules/masters/highcharts.src.js' {
  import type * as Highcharts from 'highcharts';
  const core: typeof Highcharts;
  export default core;
}
declare module 'highcharts/es-modules/*.js' {
  interface Part {
    /** Adds what this part does to the classes that it changes. */
    readonly compose: (...changed: readonly object[]) => void;
  }
  const part: Part;
  export default part;
}
declare module 'highcharts/es-modules/Core/Chart/StockChart.js' {
  import type { chart } from 'highcharts';
  import type part from 'highcharts/es-modules/Core/Chart/*.js';
  const stock: typeof part & { readonly stockChart: typeof chart };
  export default stock;
}
