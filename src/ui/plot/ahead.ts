/**
 * Has the browser fetch the code of plots without running it, which takes a tenth of a second and some megabytes: webpack
 * does so when a script with such an import has come.
 */
export const loadPlotAhead = () => import(/* webpackPrefetch: true */ './Plot');
