import Highcharts from 'highcharts';
import 'highcharts/modules/stock';
import 'highcharts/modules/accessibility';
import 'highcharts/css/highcharts-palette.css';

// Its colours come from the style sheet above: a style element of its own would be refused by our policy.
Highcharts.setOptions({ palette: { injectCSS: false } });

/** The one place that knows the library; loaded with the first plot. */
export { Highcharts };
