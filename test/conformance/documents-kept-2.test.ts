import { keepsDocuments } from './kept.ts';
import { THERE } from './kept-languages.ts';

keepsDocuments(THERE);
