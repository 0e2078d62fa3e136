import type { Key } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../parts/dialog.tsx';

const KEYS: readonly (readonly [Key, ...string[]])[] = [
  ['keys.move', '↓', '↑'],
  ['keys.pick', '1', '2', '3'],
  ['keys.accept', 'Ctrl Enter'],
  ['keys.write', 'Enter'],
  ['keys.done', 'Esc'],
  ['keys.keep', 'k'],
  ['keys.remove', 'Del'],
  ['keys.mark', 'm', 'Shift m'],
  ['keys.fix', 'f'],
  ['keys.side', 'F6'],
  ['keys.draft', 'Ctrl Shift Enter'],
  ['keys.undo', 'Ctrl Z'],
  ['keys.redo', 'Ctrl Shift Z', 'Ctrl Y'],
  ['keys.version', 'Ctrl S'],
  ['keys.help', '?'],
];

/** All keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog title={translate('keys.title')} onClose={onClose}>
      <table class="keys">
        <tbody>
          {KEYS.map(([name, ...keys]) => (
            <tr key={name}>
              <th scope="row">{translate(name)}</th>
              <td>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="panel-note">{translate('keys.only')}</p>
    </Dialog>
  );
}
