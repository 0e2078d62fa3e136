import type { RuleOperation } from '../rule.ts';
import { alternative } from './alternative.ts';
import { antecedent } from './antecedent.ts';
import { asserted } from './asserted.ts';
import { attribution } from './attribution.ts';
import { coordination } from './coordination.ts';
import { correlative } from './correlative.ts';
import { enclosed } from './enclosed.ts';
import { length } from './length.ts';
import { probable } from './probable.ts';
import type { Licence } from './proposal.ts';
import { sameReading } from './same-reading.ts';
import { scope } from './scope.ts';
import { series } from './series.ts';
import { statement } from './statement.ts';
import { wellParsed } from './well-parsed.ts';
import { whole } from './whole.ts';

export type { Licence, Proposal } from './proposal.ts';

/** The restrictions on all rules, in the order of checking, by the names that rules and traces use. */
export const LICENCES: Readonly<Record<string, Licence>> = {
  statement,
  'well-parsed': wellParsed,
  probable,
  enclosed,
  attribution,
  scope,
  coordination,
  correlative,
  alternative,
  antecedent,
  asserted,
  length,
  series,
  whole,
  'same-reading': sameReading,
};

/** The licences that every rule of an operation needs; a rule may add some or do without. */
export const DEFAULT_LICENCES: Readonly<Record<RuleOperation, readonly string[]>> = {
  split: [
    'statement',
    'well-parsed',
    'probable',
    'enclosed',
    'attribution',
    'scope',
    'coordination',
    'correlative',
    'alternative',
    'length',
    'whole',
    'same-reading',
  ],
  rephrase: ['probable', 'enclosed', 'whole'],
  list: ['statement', 'well-parsed', 'probable', 'enclosed', 'attribution', 'series'],
  repair: [],
};
