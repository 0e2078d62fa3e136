import { useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../parts/dialog.tsx';
import { BringForm } from './bring-form.tsx';

/** A new text, in a window over the open one. */
export function Bring({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog title={translate('bring.title')} onClose={onClose} wide>
      <BringForm onDone={onClose} />
    </Dialog>
  );
}
