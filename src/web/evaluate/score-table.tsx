import type { Evaluated } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';

/** One row per system, one column per metric; the signature states how the metric was computed. */
export function ScoreTable({ result }: { readonly result: Evaluated }) {
  const translate = useTranslate();
  const systems = Object.entries(result.systems);
  const metrics = [...new Set(systems.flatMap(([, scores]) => Object.keys(scores)))];
  const signatures = new Map(
    systems.flatMap(([, scores]) =>
      Object.entries(scores).map(([metric, { signature }]) => [metric, signature] as const),
    ),
  );
  return (
    <div class="scroll">
      <table class="figures">
        <thead>
          <tr>
            <td />
            {metrics.map((metric) => (
              <th key={metric} scope="col">
                {metric}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {systems.map(([name, scores]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {metrics.map((metric) => (
                <td key={metric}>
                  {scores[metric] === undefined ? '–' : translate.number(scores[metric].value, 2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="signatures">
        {[...signatures].map(([metric, signature]) => (
          <li key={metric}>
            <code>{signature}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
