import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import {
  analyseStudy,
  answersAsJsonLines,
  formOf,
  judgementsAsCsv,
  loadWording,
  type Participant,
  readForm,
  Session,
  type Study,
  type StudyData,
  type StudyStore,
  simplificationsAsCorpus,
  studyReport,
  substitutesAsTsar,
  type Wording,
} from '../../study/index.ts';
import { CallError, notFound, wireFailure } from '../http/failure.ts';
import type { Guard } from '../http/guard.ts';
import { REPORT_POLICY, SAFE_HEADERS } from '../http/headers.ts';
import { SCRIPT, STYLE } from './files.ts';
import { STUDY_POLICY } from './page.ts';
import {
  instructionsPage,
  messagePage,
  taskPage,
  welcomePage,
  withdrawPage,
} from './participant-pages.ts';
import { loginPage, statusPage } from './researcher-pages.ts';
import { STUDY_ROUTES, type StudyRouteName } from './routes.ts';

/** Bytes that an answer may have. */
const MOST = 200_000;
/** Longest time on a page that is believed, in seconds. */
const LONGEST = 86_400;
const TOO_LARGE = new CallError(
  413,
  'too-large',
  'This answer is too long.',
  'Write less than 200,000 characters.',
);
const MONTH = 30 * 24 * 3600;

/** A call with all that its role has let it have. */
interface StudyCall {
  readonly context: Context;
  readonly study: Study;
  readonly session: Session;
  readonly wording: Wording;
  /** There for routes of participants. */
  readonly participant: Participant;
}

type Handler = (call: StudyCall) => Promise<Response> | Response;

export interface StudyAppOptions {
  readonly store: StudyStore;
  readonly guard: Guard;
  readonly now?: () => Date;
}

/** The pages of all studies in a store, for participants and researchers. */
export function makeStudyApp({ store, guard, now = () => new Date() }: StudyAppOptions): Hono {
  const app = new Hono();
  const sessions = new Map<string, Promise<{ study: Study; session: Session; wording: Wording }>>();
  const opened = (id: string) => {
    const known = sessions.get(id);
    if (known) return known;
    const opening = openStudy(store, id);
    sessions.set(id, opening);
    opening.catch(() => sessions.delete(id));
    return opening;
  };
  app.use('*', async (context, next) => {
    guard.check(context.req.raw);
    await next();
    for (const [name, value] of Object.entries(SAFE_HEADERS)) context.header(name, value);
    // Without a referrer a browser sends forms with the origin "null", like pages of other sites.
    context.header('Referrer-Policy', 'same-origin');
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', STUDY_POLICY);
    }
    context.header('Cache-Control', 'no-store');
  });
  app.use('*', bodyLimit({ maxSize: MOST, onError: () => failed(TOO_LARGE) }));
  app.get('/study-files/style.css', (context) =>
    context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/study-files/script.js', (context) =>
    context.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/api/health', (context) => context.json({ ok: true }));

  const handlers = handlersFor(store, now);
  for (const [name, { method, path, role }] of Object.entries(STUDY_ROUTES)) {
    app.on(method, path, async (context) => {
      const call = { context, ...(await opened(context.req.param('study') ?? '')) };
      const { id } = call.study;
      if (
        role === 'researcher' &&
        !(await store.isKey(id, getCookie(context, researcherCookie(id)) ?? ''))
      ) {
        throw new CallError(
          401,
          'not-allowed',
          'This page is for the researcher.',
          `Log in: /study/${id}/researcher`,
        );
      }
      const participant =
        role === 'participant'
          ? await store.participant(id, getCookie(context, participantCookie(id)) ?? '')
          : undefined;
      if (role === 'participant' && !participant) {
        if (method === 'GET') return context.redirect(`/study/${id}`, 303);
        throw new CallError(
          401,
          'not-allowed',
          'You have not joined this study.',
          `Join: /study/${id}`,
        );
      }
      return handlers[name as StudyRouteName]({ ...call, participant: participant as Participant });
    });
  }
  app.notFound(() => failed(notFound('page at this address')));
  app.onError((error) => failed(error));
  return app;
}

async function openStudy(store: StudyStore, id: string) {
  const study = await store.study(id).catch(() => {
    throw notFound('study at this address');
  });
  const wording = await loadWording(study.design.interface ?? study.design.language);
  return { study, session: await Session.open(store, study), wording };
}

const participantCookie = (study: string) => `klartext-participant-${study}`;
const researcherCookie = (study: string) => `klartext-researcher-${study}`;

function failed(error: unknown): Response {
  const { status, message, hint } = wireFailure(error);
  return new Response(`${message}\n${hint}\n`, {
    status,
    headers: {
      ...SAFE_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': STUDY_POLICY,
    },
  });
}

function handlersFor(
  store: StudyStore,
  now: () => Date,
): Readonly<Record<StudyRouteName, Handler>> {
  const dataOf = async ({ id, design }: Study): Promise<StudyData> => ({
    design,
    units: await store.units(id),
    participants: await store.participants(id),
    answers: await store.answers(id),
  });
  const show = async (
    { context, study, session, wording, participant }: StudyCall,
    missing: readonly string[] = [],
    sent: (name: string) => readonly string[] = () => [],
  ) => {
    const step = await session.next(participant, now());
    if (step.state === 'answer') {
      const form = formOf(study.design, step.unit, step.order, wording);
      const drawing = { wording, language: study.design.language, missing, sent };
      return context.html(taskPage(study, step, form, drawing, now().getTime()));
    }
    if (step.state === 'done')
      return context.html(messagePage(wording, wording.done, wording.doneHint));
    return context.html(messagePage(wording, study.design.name, wording[step.state]));
  };
  return {
    welcome: async ({ context, study, wording }) => {
      const known = await store.participant(
        study.id,
        getCookie(context, participantCookie(study.id)) ?? '',
      );
      return known
        ? context.redirect(`/study/${study.id}/work`, 303)
        : context.html(welcomePage(study, wording));
    },
    join: async ({ context, study, session, wording }) => {
      const { design, id } = study;
      const sent = await sentFields(context);
      if (
        sent('consent')[0] !== 'yes' ||
        (design.requires !== undefined && sent('requires')[0] !== 'yes')
      ) {
        return context.html(welcomePage(study, wording, wording.missing), 400);
      }
      const joined = await session.join(sent('code')[0], now());
      if (joined === 'wrong-code')
        return context.html(welcomePage(study, wording, wording.wrongCode), 403);
      if (joined === 'full')
        return context.html(messagePage(wording, design.name, wording.full), 403);
      setCookie(context, participantCookie(id), joined.token, {
        httpOnly: true,
        sameSite: 'Lax',
        path: `/study/${id}`,
        maxAge: MONTH,
      });
      return context.redirect(`/study/${id}/work`, 303);
    },
    work: (call) => show(call),
    answer: async (call) => {
      const { context, study, session, wording, participant } = call;
      const sent = await sentFields(context);
      const step = await session.next(participant, now());
      const [unit, round, shown] = ['unit', 'round', 'shown'].map((name) => sent(name)[0] ?? '');
      // A page sent twice, or one from before: what comes next is shown.
      if (step.state === 'answer' && step.unit.id === unit && String(step.round) === round) {
        const { values, missing } = readForm(
          formOf(study.design, step.unit, step.order, wording),
          sent,
        );
        if (missing.length > 0) return show(call, missing, sent);
        const seconds = Math.min(
          LONGEST,
          Math.max(0, (now().getTime() - Number(shown || 0)) / 1000),
        );
        await session.answer(participant, { unit, round: step.round, values, seconds }, now());
      }
      return context.redirect(`/study/${study.id}/work`, 303);
    },
    instructions: ({ context, study, wording }) => context.html(instructionsPage(study, wording)),
    withdrawal: ({ context, study, wording, participant }) =>
      context.html(withdrawPage(study, participant.id, wording)),
    withdraw: async ({ context, study, wording, participant }) => {
      await store.remove(study.id, participant.id);
      setCookie(context, participantCookie(study.id), '', {
        path: `/study/${study.id}`,
        maxAge: 0,
      });
      return context.html(messagePage(wording, study.design.name, wording.withdrawn));
    },
    login: ({ context, study }) => context.html(loginPage(study, false)),
    enter: async ({ context, study }) => {
      const key = ((await sentFields(context))('key')[0] ?? '').trim();
      if (!(await store.isKey(study.id, key))) return context.html(loginPage(study, true), 403);
      setCookie(context, researcherCookie(study.id), key, {
        httpOnly: true,
        sameSite: 'Strict',
        path: `/study/${study.id}/researcher`,
        maxAge: MONTH,
      });
      return context.redirect(`/study/${study.id}/researcher/status`, 303);
    },
    status: async ({ context, study }) =>
      context.html(statusPage(study, analyseStudy(await dataOf(study)))),
    report: async ({ context, study }) => {
      context.header('Content-Security-Policy', REPORT_POLICY);
      return context.html(studyReport(study.design.name, analyseStudy(await dataOf(study))));
    },
    export: async ({ context, study }) => {
      const format = context.req.param('format') ?? '';
      const write = EXPORTS[format];
      if (!write) throw notFound(`export called "${format}"`);
      return context.body(write(await dataOf(study)), 200, {
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

const EXPORTS: Readonly<Record<string, (data: StudyData) => string>> = {
  'answers.jsonl': answersAsJsonLines,
  'judgements.csv': judgementsAsCsv,
  'substitutes.tsv': substitutesAsTsar,
  'corpus.jsonl': simplificationsAsCorpus,
};

async function sentFields(context: Context): Promise<(name: string) => string[]> {
  const form = await context.req.formData().catch(() => new FormData());
  return (name) => form.getAll(name).filter((value) => typeof value === 'string');
}
