/**
 * The plot library, which only this module imports. It is loaded with the first plot: its core whole, and of its charts over time
 * what ours have, which are navigator, scrollbar, flags and groups of points. An option of any other part does nothing until the
 * part is composed here.
 */
import Core from 'highcharts/es-modules/masters/highcharts.src.js';
import 'highcharts/es-modules/masters/modules/accessibility.src.js';
import 'highcharts/es-modules/masters/modules/datagrouping.src.js';
import StockChart from 'highcharts/es-modules/Core/Chart/StockChart.js';
import FlagsSeries from 'highcharts/es-modules/Series/Flags/FlagsSeries.js';
import Navigator from 'highcharts/es-modules/Stock/Navigator/Navigator.js';
import Scrollbar from 'highcharts/es-modules/Stock/Scrollbar/Scrollbar.js';
import 'highcharts/css/highcharts-palette.css';

const { Axis, Chart, Series, SVGRenderer } = Core;
FlagsSeries.compose(SVGRenderer);
Navigator.compose(Chart, Axis, Series);
Scrollbar.compose(Axis);
StockChart.compose(Chart, Axis, Series, SVGRenderer);

// Colours come from the style sheet above: our content security policy forbids style elements.
Core.setOptions({ palette: { injectCSS: false } });

export const Highcharts = { chart: Core.chart, stockChart: StockChart.stockChart };
