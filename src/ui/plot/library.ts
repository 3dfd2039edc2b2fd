/**
 * The plot library, which only this module imports. It is loaded with the first plot, and put together from the parts that
 * our plots have: columns, areas, lines, bars and flags over time, with navigator and scrollbar. An option of any other
 * part does nothing until the part is composed here.
 */
import type { chart } from 'highcharts';
// The other series are made of this one.
import 'highcharts/es-modules/Series/Line/LineSeries.js';
import Accessibility from 'highcharts/es-modules/Accessibility/Accessibility.js';
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js';
import DateTimeAxis from 'highcharts/es-modules/Core/Axis/DateTimeAxis.js';
import PlotLineOrBand from 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js';
import StackingAxis from 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js';
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js';
import StockChart from 'highcharts/es-modules/Core/Chart/StockChart.js';
import Defaults from 'highcharts/es-modules/Core/Defaults.js';
import Legend from 'highcharts/es-modules/Core/Legend/Legend.js';
import Pointer from 'highcharts/es-modules/Core/Pointer.js';
import SVGElement from 'highcharts/es-modules/Core/Renderer/SVG/SVGElement.js';
import SVGRenderer from 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js';
import DataLabel from 'highcharts/es-modules/Core/Series/DataLabel.js';
import Point from 'highcharts/es-modules/Core/Series/Point.js';
import Series from 'highcharts/es-modules/Core/Series/Series.js';
import Tooltip from 'highcharts/es-modules/Core/Tooltip.js';
import { composeBorderRadius } from 'highcharts/es-modules/Extensions/BorderRadius.js';
import 'highcharts/es-modules/Extensions/DataGrouping/ApproximationDefaults.js';
import DataGrouping from 'highcharts/es-modules/Extensions/DataGrouping/DataGrouping.js';
import 'highcharts/es-modules/Series/Area/AreaSeries.js';
import 'highcharts/es-modules/Series/Bar/BarSeries.js';
import ColumnDataLabel from 'highcharts/es-modules/Series/Column/ColumnDataLabel.js';
import ColumnSeries from 'highcharts/es-modules/Series/Column/ColumnSeries.js';
import FlagsSeries from 'highcharts/es-modules/Series/Flags/FlagsSeries.js';
// Nothing shows a pie: the module that rounds the corners of columns wants it there.
import 'highcharts/es-modules/Series/Pie/PieSeries.js';
import Navigator from 'highcharts/es-modules/Stock/Navigator/Navigator.js';
import Scrollbar from 'highcharts/es-modules/Stock/Scrollbar/Scrollbar.js';
import 'highcharts/css/highcharts-palette.css';

composeBorderRadius(Series, SVGElement, SVGRenderer);
ColumnDataLabel.compose(ColumnSeries);
DataLabel.compose(Series);
DateTimeAxis.compose(Axis);
Legend.compose(Chart);
PlotLineOrBand.compose(Chart, Axis);
Pointer.compose(Chart);
StackingAxis.compose(Axis, Chart, Series);
Tooltip.compose(Pointer);
DataGrouping.compose(Axis, Series, Tooltip);
FlagsSeries.compose(SVGRenderer);
Navigator.compose(Chart, Axis, Series);
Scrollbar.compose(Axis);
StockChart.compose(Chart, Axis, Series, SVGRenderer);
Accessibility.compose(Chart, Legend, Point, Series, SVGElement);

// Colours come from the style sheet above: our content security policy forbids style elements.
Defaults.setOptions({ palette: { injectCSS: false } });

interface Library {
  readonly chart: typeof chart;
  readonly stockChart: typeof chart;
}

export const Highcharts: Library = { chart: Chart.chart, stockChart: StockChart.stockChart };
