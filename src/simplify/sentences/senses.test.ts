import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../test/simplifier.ts';

/** Words with a second sense in which the easier word of the lists would be wrong. */
const STAY: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The firefighters evacuated the hotel.',
    'The committee resolved to go on.',
    'The novel coronavirus spread.',
    'The minister observed a minute of silence.',
    'The landlord shall maintain the property.',
  ],
  fr: [
    'Il a été nommé ministre en 2012.',
    'Une mise en demeure lui a été adressée.',
    'Le médecin examine le patient.',
    "Ne consommez pas d'alcool pendant le traitement.",
    'Ils ont abattu le mur.',
    "Elle entraîne l'équipe de France.",
    'Le duo est composé des frères Morel.',
    'Le village est à 900 mètres d’altitude.',
    'C’est un film d’après un roman de Balzac.',
  ],
  es: [
    'El ministro precisó su respuesta.',
    'La jornada laboral es de ocho horas.',
    'Lea el modo de empleo.',
    'Fue ejecutado en 1936.',
    'Se trasladó a Madrid.',
    'Percibe una pensión de 600 euros.',
    'Son familias numerosas.',
    'Ganó por mayoría absoluta.',
    'Dura un año más.',
    'Pidió un préstamo a corto plazo.',
    'El daño fue importante.',
  ],
  pt: [
    'As partes celebram este contrato hoje.',
    'A partida do trem está marcada.',
    'O paciente adquiriu uma infecção.',
    'Evite ingerir bebidas alcoólicas.',
    'A residência médica dura três anos.',
    'O problema reside na falta de dados.',
    'O curso se inicia em março.',
    'O público era numeroso.',
  ],
  it: [
    'Si è verificato un incidente.',
    'Il treno riparte alle 8.',
    'Il problema risiede nel software.',
    'Lavora presso gli studi privati.',
    'Vive nel presente.',
  ],
  zh: ['申请人须于5月1日前递交申请。'],
  ru: [
    'После окончания школы он поступил в университет.',
    'Закон вступил в силу.',
    'Горы видны из окна.',
    'Он выполнил обещание.',
    'Он тем не менее пришёл.',
  ],
  ja: ['にぎやかなお祭りです。', '日本の場合は違います。'],
  de: [
    'Jedoch ist der Preis hoch.',
    'Die Polizei ermittelt gegen zwei Männer.',
    'Tausende demonstrierten gegen die Regierung.',
    'Er sprach mit dem Arzt.',
    'Gegen diesen Bescheid kann innerhalb eines Monats Klage erhoben werden.',
    'Sie will vor dem Gericht Klage einreichen.',
    'Das 1887 errichtete Gebäude ist groß.',
    'Im Laufe der Jahre wurde das Haus umgebaut.',
    'Eine Reihe von Ländern lehnt den Vertrag ab.',
    'Er öffnete die Tür mittels eines Schlüssels.',
    'Aufgrund von Bauarbeiten fährt der Zug nicht.',
    'Er kann nicht mehr als Arzt arbeiten.',
    'Sie fragte, welche Farbe das Auto hat.',
    'Im Gegensatz zu seinem Bruder ist er groß.',
    'Frankreich integrierte die Wirtschaft Kameruns in die Frankreichs.',
    'North Carolina ist der Ort, an dem sich alles entscheidet.',
  ],
};

describe('a word in another sense', () => {
  it.each(Object.entries(STAY))('stays in %s', async (id, texts) => {
    const [, simplify] = await simplifier(id);
    for (const text of texts) expect(simplify(text)).toBe(text);
  });
});

describe('a clause with a fact', () => {
  it.each([
    [
      'es',
      'La medida, que entrará en vigor el 1 de enero, beneficiará a unas 70.000 familias.',
      '1 de enero',
    ],
    [
      'en',
      'The firm will build 120 flats, a third of which will be reserved for tenants.',
      'third',
    ],
    ['en', 'The warehouse on Mill Street, which was built in 1912, is empty.', 'It was built'],
    ['pt', 'As inscrições, que custam R$ 80, poderão ser feitas pela internet.', 'R$ 80'],
  ])('keeps it in %s', async (id, text, fact) => {
    const [, simplify] = await simplifier(id, 'default');
    expect(simplify(text)).toContain(fact);
  });
});
