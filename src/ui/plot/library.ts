import Highcharts from 'highcharts';
import 'highcharts/modules/stock';
import 'highcharts/modules/accessibility';
import 'highcharts/css/highcharts-palette.css';

// Colours come from the style sheet above: our content security policy forbids style elements.
Highcharts.setOptions({ palette: { injectCSS: false } });

/** The plot library, which only this module imports. It is loaded with the first plot. */
export { Highcharts };
