import type { Values } from './form.ts';
import type { Part } from './unit.ts';

/** How far a participant has come. */
export type ParticipantState = 'testing' | 'waiting' | 'working' | 'refused';

export interface Participant {
  readonly id: string;
  readonly state: ParticipantState;
  readonly joined: string;
}

/** An answer as it was given, never changed afterwards. */
export interface Answer {
  readonly participant: string;
  readonly unit: string;
  readonly part: Part;
  /** 0, or 1 when the unit was shown again. */
  readonly round: number;
  /** The systems in the order in which their texts were shown. */
  readonly systems: readonly string[];
  readonly values: Values;
  /** Whether it is one of the judgements that the unit needed: a late one is kept but not counted. */
  readonly counted: boolean;
  readonly seconds: number;
  readonly answered: string;
}
