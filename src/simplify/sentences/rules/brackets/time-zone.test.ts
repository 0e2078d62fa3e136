import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';
import { sentencesOf } from '../../../../core/index.ts';
import { loadEngine } from '../../../engines.ts';

it.each([
  ['de', 'Die Sitzung beginnt am Montag um 9:00 Uhr (UTC+1) im großen Saal.', '9:00 Uhr (UTC+1)'],
  [
    'de',
    'Der Dienst ist jeden Tag bis 18 Uhr (Ortszeit Berlin) erreichbar.',
    '18 Uhr (Ortszeit Berlin)',
  ],
  ['en', 'The meeting starts at 6 p.m. (CET) on Monday.', '6 p.m. (CET)'],
  ['en', 'The office opens at 9:00 (local time) every day.', '9:00 (local time)'],
  ['pt', 'A reunião começa às 18h (hora de Brasília).', '18h (hora de Brasília)'],
  ['pt', 'O jogo foi às 21h (BRT).', '21h (BRT)'],
  ['fr', 'La réunion commence à 18 heures (heure de Paris).', '18 heures (heure de Paris)'],
  ['fr', 'La demande doit arriver avant 23h59 (UTC+1).', '23h59 (UTC+1)'],
  ['es', 'El partido de hoy empieza a las 20:45 (CET).', '20:45 (CET)'],
  ['es', 'La reunión empieza a las 18:00 (hora de Madrid).', '18:00 (hora de Madrid)'],
  ['it', 'La domanda deve arrivare entro le 23:59 (ora di Roma).', '23:59 (ora di Roma)'],
  ['it', 'La riunione comincia alle 18:00 (ora italiana).', '18:00 (ora italiana)'],
  ['ru', 'Встреча начнётся в 18:00 (по московскому времени).', '18:00 (по московскому времени)'],
  ['ru', 'Заявки принимаются до 23:59 (МСК) 3 мая.', '23:59 (МСК)'],
  ['sl', 'Rok se izteče ob 23.59 (CET).', '23.59 (CET)'],
  ['da', 'Mødet begynder klokken 18.00 (dansk tid).', '18.00 (dansk tid)'],
  ['eu', 'Bilera 18:00etan hasiko da (Espainiako ordua).', 'da (Espainiako ordua)'],
  ['ur', 'میچ رات 8 بجے (UTC+5) شروع ہوا۔', '8 بجے (UTC+5)'],
  ['zh', '比赛在20:45（UTC+8）开始。', '20:45（UTC+8）'],
  ['ja', '試合は20:45（UTC+9）に始まりました。', '20:45（UTC+9）'],
  ['ja', '受付は23:59（JST）に終わります。', '23:59（JST）'],
])(
  'a time zone in brackets stays with its time, at every length, %s: %s',
  async (id, source, time) => {
    const [language, simplify] = await simplifier(id);
    expect(simplify(source, 'strong')).toContain(time);
    const engine = await loadEngine('sentences', language);
    const document = language.analyse(source);
    const [sentence] = sentencesOf(document);
    const [zone] = /[(（].*$/u.exec(time) ?? [''];
    for (const length of [0.4, 0.5, 0.6, 0.7, 0.8]) {
      const [{ text }] = engine.simplify(document, sentence, { length });
      expect(text.includes(zone)).toBe(text.includes(time));
    }
  },
);
