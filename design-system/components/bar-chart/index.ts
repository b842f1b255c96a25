export { BarChart, type BarChartBar, type BarChartProps, type BarChartSeries } from './bar-chart.tsx'
