import { useTranslate } from '../i18n/translate.ts';
import { countMarks } from '../marks/counts.ts';
import { KINDS, kindName } from '../marks/kinds.ts';
import { isFailure } from '../panel/verdict-words.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { rowsOf } from '../state/document.ts';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { verdictsOf } from '../work/verifying.ts';
import { Checklist } from './checklist.tsx';
import { formulaName } from './formulas.ts';
import { LengthPlot } from './length-plot.tsx';

/** The progress of the text: all figures before and after, and what only a person can judge. */
export function StandDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const store = useStore();
  const work = useWork();
  const marks = useChosen((state) => state.marks);
  const comparison = useChosen((state) => state.comparison);
  const failed = useChosen((state) =>
    work ? rowsOf(work).filter((row) => verdictsOf(state, row)?.some(isFailure)).length : 0,
  );
  if (!work) return null;
  const before = countMarks(work, marks, 'original');
  const after = countMarks(work, marks, 'easy');
  const rows: [string, string, string][] = [];
  if (comparison) {
    const { original, easy } = comparison;
    const add = (name: string, one: number, two: number, digits = 0, unit = '') =>
      rows.push([name, translate.number(one, digits) + unit, translate.number(two, digits) + unit]);
    for (const [at, formula] of original.readability.entries()) {
      const hint = translate(`stand.readabilityHint.${formula.better}`, {
        formula: formulaName(formula.name),
      });
      const later = easy.readability[at]?.value ?? formula.value;
      add(`${translate('stand.readability')} (${hint})`, formula.value, later, 1);
    }
    add(translate('stand.sentence'), original.wordsPerSentence, easy.wordsPerSentence, 1);
    add(translate('stand.sentences'), original.sentences, easy.sentences);
    add(translate('stand.words'), original.words, easy.words);
    add(translate('stand.rare'), original.rareShare * 100, easy.rareShare * 100, 1, ' %');
  }
  return (
    <Dialog title={translate('stand.title')} onClose={onClose} wide>
      <div class="stand-columns">
        <div>
          <table class="figures">
            <thead>
              <tr>
                <td />
                <th scope="col">{translate('stand.before')}</th>
                <th scope="col">{translate('stand.after')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, one, two]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{one}</td>
                  <td>{two}</td>
                </tr>
              ))}
              {KINDS.filter((kind) => before.get(kind)! + after.get(kind)! > 0).map((kind) => (
                <tr key={kind}>
                  <th scope="row">
                    <Icon name={kind} size={14} /> {kindName(translate, kind)}
                  </th>
                  <td>{translate.number(before.get(kind)!)}</td>
                  <td>{translate.number(after.get(kind)!)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {comparison?.original.readability.length === 0 && (
            <p class="panel-note">{translate('stand.noFormula')}</p>
          )}
        </div>
        <div>
          {comparison && (
            <>
              <h3>{translate('stand.lengths')}</h3>
              <LengthPlot before={comparison.original.lengths} after={comparison.easy.lengths} />
            </>
          )}
          {failed > 0 && (
            <p class="stand-failed">
              <Icon name="alert" size={14} /> {translate('verdict.sentences', { count: failed })}
            </p>
          )}
          <Checklist
            checked={work.settings.checklist ?? []}
            onChange={(checklist) =>
              store.dispatch({ type: 'quiet-settings', settings: { checklist } })
            }
          />
        </div>
      </div>
    </Dialog>
  );
}
