import {
  analyseStudy,
  answersAsJsonLines,
  countedAnswers,
  judgementsAsCsv,
  keepDecisions,
  type StudyData,
  type StudyStore,
  simplificationsAsCorpus,
  studyReport,
  substitutesAsTsar,
  wordsToReview,
} from '../../study/index.ts';
import { notFound } from '../http/failure.ts';
import { REPORT_POLICY } from '../http/headers.ts';
import { type Handler, keepSecret, sentFields } from './call.ts';
import { loginPage, personPage, statusPage } from './researcher-pages.ts';
import type { ResearcherRoute } from './routes.ts';
import { wordsPage } from './words-page.ts';

const EXPORTS: Readonly<Record<string, (data: StudyData) => string>> = {
  'answers.jsonl': answersAsJsonLines,
  'judgements.csv': judgementsAsCsv,
  'substitutes.tsv': substitutesAsTsar,
  'corpus.jsonl': simplificationsAsCorpus,
};

/** The handlers for researchers, including the login page. */
export function researcherHandlers(
  store: StudyStore,
  now: () => Date,
): Readonly<Record<ResearcherRoute, Handler>> {
  return {
    login: ({ context, study }) => context.html(loginPage(study, false)),
    enter: async ({ context, study }) => {
      const key = ((await sentFields(context))('key')[0] ?? '').trim();
      if (!(await store.isKey(study.id, key))) return context.html(loginPage(study, true), 403);
      keepSecret(context, 'researcher', study.id, key);
      return context.redirect(`/study/${study.id}/researcher/status`, 303);
    },
    status: async ({ context, study }) =>
      context.html(statusPage(study, analyseStudy(await store.data(study)))),
    person: async ({ context, study }) => {
      const data = await store.data(study);
      const person = context.req.param('person') ?? '';
      const quality = analyseStudy(data).participants.find(
        ({ participant }) => participant === person,
      );
      if (!quality) throw notFound('participant at this address');
      return context.html(personPage(study, quality, data));
    },
    words: async ({ context, study }) => {
      const { units, answers, decisions } = await store.data(study);
      const byId = new Map(units.map((unit) => [unit.id, unit]));
      const words = wordsToReview(countedAnswers(answers), byId, decisions);
      return context.html(wordsPage(study, words, Number(context.req.query('page') ?? 1)));
    },
    decide: async ({ context, study }) => {
      const sent = await sentFields(context);
      const [unit = ''] = sent('unit');
      if (!(await store.units(study.id)).some(({ id }) => id === unit)) throw notFound('word');
      const golds = sent('gold');
      const decisions = sent('answer').map((answer, at) => ({
        unit,
        answer,
        gold: (golds[at] ?? '').replaceAll('\0', '').trim(),
      }));
      await keepDecisions(store.database, study.id, decisions, now());
      const page = Number(sent('page')[0] ?? 1) || 1;
      return context.redirect(`/study/${study.id}/researcher/words?page=${page}`, 303);
    },
    report: async ({ context, study }) => {
      context.header('Content-Security-Policy', REPORT_POLICY);
      const data = await store.data(study);
      const isAttentive = context.req.query('without') === 'flagged';
      const analysis = analyseStudy(data, isAttentive ? { leaveOut: 'flagged' } : {});
      return context.html(studyReport(study.design.name, analysis));
    },
    export: async ({ context, study }) => {
      const format = context.req.param('format') ?? '';
      const write = Object.hasOwn(EXPORTS, format) ? EXPORTS[format] : undefined;
      if (!write) throw notFound(`export called "${format}"`);
      return context.body(write(await store.data(study)), 200, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': `attachment; filename="${format}"`,
      });
    },
    review: async ({ context, study }) => {
      const sent = await sentFields(context);
      const state = sent('state')[0] === 'working' ? 'working' : 'refused';
      await store.decide(study.id, sent('participant')[0] ?? '', state);
      return context.redirect(`/study/${study.id}/researcher/status`, 303);
    },
    remove: async ({ context, study }) => {
      await store.remove(study.id, (await sentFields(context))('participant')[0] ?? '');
      return context.redirect(`/study/${study.id}/researcher/status`, 303);
    },
  };
}
