import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

describe('Portuguese, Spanish and Slovenian', () => {
  it.each([
    ['pt', 'O clube tem dois pontos a menos que o líder do grupo.', 'a menos que'],
    ['pt', 'O ministro alegou razões de saúde para a sua saída.', 'alegou'],
    ['pt', 'A mesma sala tem capacidade para apenas 160 pessoas.', 'capacidade para'],
    ['pt', 'O juiz pediu que a ação, bem como o recurso, fosse enviada ontem.', ', bem como'],
    ['pt', 'A vacina previne praticamente quase todas as formas da doença.', 'praticamente quase'],
    ['es', 'El nivel de dificultad de los ejercicios es muy alto.', 'dificultad'],
    ['es', 'Le concedieron la ciudadanía estadounidense hace un año.', 'la ciudadanía'],
    ['es', 'El plan tiene como objetivo prioritario ayudar a las familias.', 'como objetivo'],
    ['sl', 'Oblast izreče podporo enemu od kandidatov.', 'izreče'],
    ['sl', 'Sorodniki ne vedo, kdaj se bodo spet videli.', 'vedo, kdaj'],
    ['sl', 'Ko moč sonca narašča in se reke manjšajo, se ribe umaknejo.', ' in se reke'],
  ])('keep what would be another sense or no sentence, %s: %s', async (language, text, kept) => {
    const [, simplify] = await simplifier(language);
    expect(simplify(text)).toContain(kept);
  });

  it.each([
    ['pt', 'A ação não fica restrita aos alunos da escola.', 'fica limitada'],
    ['pt', 'A polícia foi ágil nas negociações com os presos.', 'foi rápida'],
    ['sl', 'Ladje so opazile, obstrelile in poškodovale pristanišče.', 'obstrelile in poškodovale'],
  ])('agree, and end their lists, %s: %s', async (language, text, said) => {
    const [, simplify] = await simplifier(language);
    expect(simplify(text)).toContain(said);
  });
});
