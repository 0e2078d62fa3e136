import { encodeStage } from './encode.ts';
import { filterStage } from './filter.ts';
import { gatherStage } from './gather.ts';
import { modelStage } from './model.ts';
import { pairsStage } from './pairs.ts';
import { readStage } from './read.ts';
import { searchStage } from './search.ts';
import type { StageContext, StageName, Unit } from './stage.ts';

type Stage = (name: string, input: never, context: StageContext) => Promise<object>;

const WORK: Readonly<Record<StageName, Stage>> = {
  read: readStage,
  model: modelStage,
  encode: encodeStage,
  gather: gatherStage,
  search: searchStage,
  filter: filterStage,
  pairs: pairsStage,
};

/**
 * Does one unit of work: a pure function of its input and the shards it names. The result is small;
 * large data goes to the store under separate names.
 */
export async function runUnit(unit: Unit, context: StageContext): Promise<object> {
  return WORK[unit.stage](unit.name, unit.input as never, context);
}
