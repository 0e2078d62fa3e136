import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

describe('what all hangs on is said of all', () => {
  it.each([
    ['fr', 'Sans réponse dans ce délai, votre demande sera refusée et votre dossier sera fermé.'],
    ['fr', 'En cas de vol, la banque ferme le compte et la police ouvre une enquête.'],
    ['es', 'En caso de robo, el banco cierra la cuenta y la policía abre una investigación.'],
    ['it', 'In caso di furto, la banca chiude il conto e la polizia apre un’indagine.'],
    ['pt', 'Em caso de roubo, o banco fecha a conta e a polícia abre um inquérito.'],
    ['en', 'In case of theft, the bank closes the account and the police open a file.'],
  ])('%s: %s', async (id, text) => {
    const [, simplify] = await simplifier(id);
    expect(simplify(text).match(/\. /g)).toBeNull();
  });
});
