import type { Values } from './form.ts';
import type { Part } from './unit.ts';

/** The progress of a participant. */
export type ParticipantState = 'testing' | 'waiting' | 'working' | 'refused';

export interface Participant {
  readonly id: string;
  readonly state: ParticipantState;
  readonly joined: string;
}

/** An answer, which never changes. */
export interface Answer {
  readonly participant: string;
  readonly unit: string;
  readonly part: Part;
  /** 0, or 1 for a repeated unit. */
  readonly round: number;
  /** The systems in the display order of their texts. */
  readonly systems: readonly string[];
  readonly values: Values;
  /** Whether it counts as a judgement of the unit: late answers are stored but not counted. */
  readonly counted: boolean;
  readonly seconds: number;
  readonly answered: string;
}
