import { unknownName } from '../core/index.ts';
import { type AgreementReport, agreementReport } from '../evaluate/statistics/agreement-report.ts';
import { type MeanRating, meanRatings, zScoredRatings } from '../evaluate/statistics/ratings.ts';
import { type Comprehension, comprehensionOf } from './comprehension.ts';
import { type Design, scaleOf } from './design.ts';
import { preferencesIn, ratingsIn, type WordVotes, wordVotes } from './judgements.ts';
import { type MarkedWords, markedWords } from './marked-words.ts';
import { type PairwiseTest, pairwiseTests } from './pairwise.ts';
import { type StudyPreference, studyPreferences } from './preferences.ts';
import { type RankAgreement, rankAgreement } from './ranking.ts';
import { type RaterQuality, raterQuality } from './rater-quality.ts';
import type { Answer, Participant } from './records.ts';
import type { Unit } from './unit.ts';
import { goldOf, type WordDecision } from './word-review.ts';

/** The results of a study. Fields that do not apply to its kind are empty. */
export interface Analysis {
  readonly kind: Design['kind'];
  readonly participants: readonly RaterQuality[];
  /** Participants whose answers are excluded from the figures below. */
  readonly leftOut: readonly string[];
  /** Judgements that count, and how many the study needs in total. */
  readonly progress: { readonly answered: number; readonly wanted: number; readonly late: number };
  readonly means: readonly MeanRating[];
  /** The means without participants who failed an attention check; empty if none did. */
  readonly attentiveMeans: readonly MeanRating[];
  /** The means of each rater's ratings as z-scores. */
  readonly zMeans: readonly MeanRating[];
  readonly agreement: AgreementReport['agreement'];
  readonly dimensions?: AgreementReport['dimensions'];
  readonly preferences: readonly StudyPreference[];
  readonly ranks: readonly RankAgreement[];
  readonly tests: readonly PairwiseTest[];
  readonly words: readonly WordVotes[];
  readonly marks: readonly MarkedWords[];
  readonly comprehension: readonly Comprehension[];
}

export interface StudyData {
  readonly design: Design;
  readonly units: readonly Unit[];
  readonly participants: readonly Participant[];
  readonly answers: readonly Answer[];
  /** A reviewer's decisions about the given words. */
  readonly decisions: readonly WordDecision[];
}

export interface StudyAnalysisOptions {
  /** Default 12345. */
  readonly seed?: number;
  /** Whose answers to exclude: ids of participants, or all who failed an attention check. */
  readonly leaveOut?: readonly string[] | 'flagged';
}

/** Judgements that count: those of the study's items, in time, on first display. */
export function countedAnswers(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ part, round, counted }) => part === 'item' && round === 0 && counted);
}

/**
 * Analyses a study: means with intervals, agreement, tests, and the reliability of its raters.
 *
 * @example analyseStudy({ design, units, participants, answers }).agreement
 */
export function analyseStudy(data: StudyData, options: StudyAnalysisOptions = {}): Analysis {
  const { seed = 12345, leaveOut = [] } = options;
  const { design, answers } = data;
  const units = new Map(data.units.map((unit) => [unit.id, unit]));
  const participants = qualityOf(data);
  const flagged = participants.flatMap((row) => (row.flagged ? [row.participant] : []));
  const leftOut = leaveOut === 'flagged' ? flagged : known(leaveOut, participants);
  const kept = withoutParticipants(data, leftOut);
  const counted = countedAnswers(kept.answers);
  const ratings = ratingsIn(design, counted, units);
  const attentive = ratings.filter(({ rater }) => !flagged.includes(rater));
  const report = ratings.length > 0 ? agreementReport(ratings, { seed }) : undefined;
  return {
    kind: design.kind,
    participants,
    leftOut,
    progress: {
      answered: countedAnswers(answers).length,
      wanted: data.units.filter(({ part }) => part === 'item').length * design.judgements,
      late: answers.filter(({ counted }) => !counted).length,
    },
    means: report?.means ?? [],
    attentiveMeans: attentive.length < ratings.length ? meanRatings(attentive) : [],
    zMeans: meanRatings(zScoredRatings(ratings)),
    agreement: report?.agreement ?? [],
    ...(report && { dimensions: report.dimensions }),
    preferences: studyPreferences(preferencesIn(design, counted, units)),
    ranks: design.kind === 'rank' ? rankAgreement(ratings) : [],
    tests: pairwiseTests(ratings, seed),
    words: design.kind === 'substitute' ? wordVotes(counted, units, goldOf(data.decisions)) : [],
    marks: design.kind === 'mark' ? markedWords(design.marks, counted, units, design.language) : [],
    comprehension:
      design.kind === 'comprehend' ? comprehensionOf(counted, units, design.language) : [],
  };
}

/** Agreement needs at least two ratings of the same text. */
export function lacksAgreement({ agreement }: Analysis): boolean {
  return agreement.length > 0 && agreement.every(({ count }) => count === 0);
}

export const NO_AGREEMENT =
  'No text has been judged by two participants yet, so their agreement cannot be computed.';

/** Removes the answers of some participants from a study. */
export function withoutParticipants(data: StudyData, ids: readonly string[]): StudyData {
  if (ids.length === 0) return data;
  const out = new Set(ids);
  return { ...data, answers: data.answers.filter(({ participant }) => !out.has(participant)) };
}

function qualityOf({ design, units, participants, answers }: StudyData): RaterQuality[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const span = design.kind === 'rate' ? scaleOf(design).to - scaleOf(design).from : 1;
  return raterQuality(design, participants, answers, byId, span);
}

function known(ids: readonly string[], participants: readonly RaterQuality[]): string[] {
  const names = participants.map(({ participant }) => participant);
  for (const id of ids) if (!names.includes(id)) throw unknownName('participant', id, names);
  return [...ids];
}
