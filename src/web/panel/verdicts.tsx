import { useEffect } from 'preact/hooks';
import type { Verdict } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { plainText } from '../text/inline.ts';
import { spotlight, textOf } from './spotlight.ts';
import { isFailure, verdictIn } from './verdict-words.ts';

interface VerdictsProperties {
  readonly verdicts: readonly Verdict[];
  readonly row: string;
  readonly original: string;
  readonly easy: string;
  /** The element that shows the new text. */
  readonly shown: () => Element | null | undefined;
}

/**
 * The verdicts on a version: failures first, then unsure ones. Pointing at a line, or focusing it
 * with the keyboard, highlights the places in both texts.
 */
export function Verdicts({ verdicts, row, original, easy, shown }: VerdictsProperties) {
  const translate = useTranslate();
  useEffect(() => () => spotlight([]), []);
  const listed = verdicts
    .filter(({ state }) => state !== 'kept')
    .sort((a, b) => Number(isFailure(b)) - Number(isFailure(a)));
  if (listed.length === 0) {
    return (
      <p class="verdict-none">
        <Icon name="check" size={14} /> {translate('verdict.none')}
      </p>
    );
  }
  const [before, after] = [plainText(original), plainText(easy)];
  const show = ({ source, candidate }: Verdict) =>
    spotlight([
      { element: textOf(row, 'original'), places: source },
      { element: shown(), places: candidate },
    ]);
  const hide = () => spotlight([]);
  return (
    <ul class="verdicts" aria-label={translate('verdict.title')}>
      {listed.map((verdict) => {
        const failed = isFailure(verdict);
        return (
          <li key={`${verdict.point} ${verdict.state} ${verdict.because}`}>
            <button
              type="button"
              class={failed ? 'verdict is-failed' : 'verdict'}
              onFocus={() => show(verdict)}
              onBlur={hide}
              onMouseEnter={() => show(verdict)}
              onMouseLeave={hide}
              onClick={() => show(verdict)}
            >
              <Icon name={failed ? 'alert' : 'hard-words'} size={14} />
              <span>
                <span class="unseen">
                  {translate(failed ? 'verdict.refused' : 'verdict.unsure')}:{' '}
                </span>
                {verdictIn(translate, verdict, before, after)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
