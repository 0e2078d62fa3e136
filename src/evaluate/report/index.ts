export type { ReportData } from './data.ts';
export { type ReportOptions, reportData } from './measure.ts';
export { reportPage } from './page/page.ts';
