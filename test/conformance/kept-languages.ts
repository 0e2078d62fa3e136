/** The languages whose documents `documents-kept.test.ts` walks, and those of the other file. */
export const HERE = ['en', 'de', 'fr', 'da', 'sl', 'eu', 'ur'];
export const THERE = ['es', 'it', 'pt', 'ru', 'ja', 'zh', 'ar'];
