import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

/** Sentences in which something else becomes easier, so that an engine that does nothing fails. */
async function made(id: string, source: string): Promise<string> {
  const [, simplify] = await simplifier(id, 'default');
  return simplify(source);
}

describe('a word keeps its sense', () => {
  it.each([
    [
      'es',
      'Pagará usted en la medida en que lo permita la ley, con el fin de ahorrar.',
      'en la medida en que',
      'para ahorrar',
    ],
    [
      'es',
      'El estado requiere que usted se registre, con el fin de votar.',
      'requiere',
      'para votar',
    ],
    ['es', 'El cambio refuerza las tensiones, debido a la guerra.', 'refuerza', 'por la guerra'],
    [
      'fr',
      'Joignez, le cas échéant, une copie afin de gagner du temps.',
      'le cas échéant',
      'pour gagner',
    ],
    ['fr', 'Les deux époux signent afin de gagner du temps.', 'époux', 'pour gagner'],
    [
      'fr',
      'Ils agissent de manière à ce que chacun puisse également lire.',
      'de manière à ce que',
      'aussi',
    ],
    [
      'fr',
      'Triez les lettres en fonction de critères simples afin de gagner du temps.',
      'en fonction de critères',
      'pour gagner',
    ],
    [
      'fr',
      "Il s'agit d'informations utiles qui servent également aux enfants.",
      "Il s'agit d'informations",
      'aussi',
    ],
    [
      'it',
      'Usa i servizi erogati dal comune al fine di risparmiare.',
      'erogati',
      'per risparmiare',
    ],
    [
      'pt',
      'A vigência do contrato é de um ano, a fim de evitar custos.',
      'vigência',
      'para evitar',
    ],
    [
      'pt',
      'Durante a vigência do acordo, ninguém paga, a fim de evitar custos.',
      'vigência',
      'para evitar',
    ],
    [
      'pt',
      'O prazo de vigência da lei acaba em maio, a fim de evitar custos.',
      'vigência',
      'para evitar',
    ],
    ['pt', 'O programa foi compilado ontem, a fim de evitar erros.', 'compilado', 'para evitar'],
    ['pt', 'A lei prevê o reajuste anual, a fim de evitar perdas.', 'reajuste', 'para evitar'],
    [
      'ru',
      'Каждый человек имеет право считаться невиновным, однако суд решает сам.',
      'имеет право',
      'но',
    ],
    ['ru', 'Откройте вкладку с ключами, а затем нажмите кнопку.', 'ключами', 'потом'],
    ['ru', 'Файлы лежат в корне проекта, а затем их удаляют.', 'в корне', 'потом'],
    ['ru', 'Кодекс применим везде, а затем его меняют.', 'применим', 'потом'],
    ['ru', 'Сайт даёт актуальную информацию, а затем её удаляют.', 'актуальную', 'потом'],
    [
      'ur',
      'معلم نے کہا کہ پابندیاں اعتماد کو مجروح کر رہی ہیں، تاہم جنگ ختم ہو گی۔',
      'معلم',
      'لیکن',
    ],
  ])('%s: %s', async (id, source, kept, easier) => {
    const output = await made(id, source);
    expect(output).toContain(kept);
    expect(output).toContain(easier);
  });
});

describe('what is forbidden or allowed stays so', () => {
  it.each([
    ['ru', 'Распространять программу не запрещается.'],
    ['ru', 'Здесь не разрешается купаться.'],
    ['da', 'Data deles desuden ikke.'],
  ])('%s: %s', async (id, source) => {
    expect(await made(id, source)).toBe(source);
  });
});

describe('the name of a disease stays whole', () => {
  it.each([
    ['es', 'La nefropatía diabética avanza con los años.'],
    ['es', 'La cefalea tensional dura dos días.'],
    ['es', 'El niño tiene alopecia areata desde mayo.'],
    ['pt', 'A cefaleia tensional dura dois dias.'],
    ['it', 'La cefalea tensiva dura due giorni.'],
  ])('%s: %s', async (id, source) => {
    expect(await made(id, source)).toBe(source);
  });
});
