import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  loadWording,
  type Participant,
  Session,
  type Study,
  type StudyStore,
  type Wording,
} from '../../study/index.ts';
import { CallError, notFound, wireFailure } from '../http/failure.ts';
import type { Guard } from '../http/guard.ts';
import { SAFE_HEADERS } from '../http/headers.ts';
import { secretOf } from './call.ts';
import { SCRIPT, STYLE } from './files.ts';
import { STUDY_POLICY } from './page.ts';
import { participantHandlers } from './participant-handlers.ts';
import { researcherHandlers } from './researcher-handlers.ts';
import { type Role, STUDY_ROUTES, type StudyRouteName } from './routes.ts';

/** Maximum bytes of an answer. */
const MOST = 200_000;
const TOO_LARGE = new CallError(
  413,
  'too-large',
  'This answer is too long.',
  'Write less than 200,000 characters.',
);

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

  const handlers = { ...participantHandlers(store, now), ...researcherHandlers(store, now) };
  for (const [name, { method, path, role }] of Object.entries(STUDY_ROUTES)) {
    app.on(method, path, async (context) => {
      const call = { context, ...(await opened(context.req.param('study') ?? '')) };
      const participant = await admit(store, context, call.study, role);
      if (participant === 'unknown') return context.redirect(`/study/${call.study.id}`, 303);
      return handlers[name as StudyRouteName]({ ...call, participant: participant as Participant });
    });
  }
  app.notFound(() => failed(notFound('page at this address')));
  app.onError((error) => failed(error));
  return app;
}

/** Identifies the caller if the role requires it; "unknown" must be sent to the entry page. */
async function admit(
  store: StudyStore,
  context: Context,
  { id }: Study,
  role: Role,
): Promise<Participant | 'unknown' | undefined> {
  if (role === 'anyone') return undefined;
  if (role === 'researcher') {
    if (await store.isKey(id, secretOf(context, 'researcher', id))) return undefined;
    const hint = `Log in: /study/${id}/researcher`;
    throw new CallError(401, 'not-allowed', 'This page is for the researcher.', hint);
  }
  const participant = await store.participant(id, secretOf(context, 'participant', id));
  if (participant) return participant;
  if (context.req.method === 'GET') return 'unknown';
  throw new CallError(401, 'not-allowed', 'You have not joined this study.', `Join: /study/${id}`);
}

async function openStudy(store: StudyStore, id: string) {
  const study = await store.study(id).catch(() => {
    throw notFound('study at this address');
  });
  const wording = await loadWording(study.design.interface ?? study.design.language);
  return { study, session: await Session.open(store, study), wording };
}

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
