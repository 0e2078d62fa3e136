import { formOf, readForm, type StudyStore } from '../../study/index.ts';
import { type Handler, keepSecret, type StudyCall, secretOf, sentFields } from './call.ts';
import {
  instructionsPage,
  messagePage,
  taskPage,
  welcomePage,
  withdrawPage,
} from './participant-pages.ts';
import type { ParticipantRoute } from './routes.ts';

/** The longest plausible time on a page, in seconds. */
const LONGEST = 86_400;

/** The handlers for participants, including the entry page. */
export function participantHandlers(
  store: StudyStore,
  now: () => Date,
): Readonly<Record<ParticipantRoute, Handler>> {
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
      const known = await store.participant(study.id, secretOf(context, 'participant', study.id));
      return known
        ? context.redirect(`/study/${study.id}/work`, 303)
        : context.html(welcomePage(study, wording));
    },
    join: async ({ context, study, session, wording }) => {
      const { design, id } = study;
      const sent = await sentFields(context);
      const hasAgreed = sent('consent')[0] === 'yes';
      if (!hasAgreed || (design.requires !== undefined && sent('requires')[0] !== 'yes')) {
        return context.html(welcomePage(study, wording, wording.missing), 400);
      }
      const joined = await session.join(sent('code')[0], now());
      if (joined === 'wrong-code')
        return context.html(welcomePage(study, wording, wording.wrongCode), 403);
      if (joined === 'full')
        return context.html(messagePage(wording, design.name, wording.full), 403);
      keepSecret(context, 'participant', id, joined.token);
      return context.redirect(`/study/${id}/work`, 303);
    },
    work: (call) => show(call),
    answer: async (call) => {
      const { context, study, session, wording, participant } = call;
      const sent = await sentFields(context);
      const step = await session.next(participant, now());
      // If a page was sent twice or is outdated, show the next one.
      if (step.state === 'answer' && step.ticket === sent('ticket')[0]) {
        const { unit, round, order } = step;
        const { values, missing } = readForm(formOf(study.design, unit, order, wording), sent);
        if (missing.length > 0) return show(call, missing, sent);
        const shown = Number(sent('shown')[0] ?? 0);
        const seconds = Math.min(LONGEST, Math.max(0, (now().getTime() - shown) / 1000));
        await session.answer(participant, { unit: unit.id, round, values, seconds }, now());
      }
      return context.redirect(`/study/${study.id}/work`, 303);
    },
    instructions: ({ context, study, wording }) => context.html(instructionsPage(study, wording)),
    withdrawal: ({ context, study, wording, participant }) =>
      context.html(withdrawPage(study, participant.id, wording)),
    withdraw: async ({ context, study, wording, participant }) => {
      await store.remove(study.id, participant.id);
      keepSecret(context, 'participant', study.id, '');
      return context.html(messagePage(wording, study.design.name, wording.withdrawn));
    },
  };
}
