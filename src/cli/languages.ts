import { describeLanguages, folderFiles } from '../language/index.ts';
import { drawTable } from './columns.ts';
import type { Terminal } from './terminal.ts';
