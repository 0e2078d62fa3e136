import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['pt', 'A escola vai proceder à abertura de duas salas.', 'A escola vai abrir duas salas.'],
  [
    'pt',
    'Outrossim, o aluno deverá devolver o livro.',
    'Além disso, o aluno deverá devolver o livro.',
  ],
  ['pt', 'No que tange às férias, nada muda.', 'Sobre as férias, nada muda.'],
  ['pt', 'O pedido foi indeferido.', 'O pedido foi negado.'],
  [
    'pt',
    'Ele será avisado por meio de carta registrada.',
    'Ele será avisado por carta registrada.',
  ],
  ['pt', 'O presente contrato vale por um ano.', 'Este contrato vale por um ano.'],
  ['ru', 'Жилец должен производить оплату квартиры.', 'Жилец должен платить за квартиру.'],
  ['ru', 'Доводим до вашего сведения, что школа закрыта.', 'Сообщаем, что школа закрыта.'],
  ['ru', 'Заявление рассмотрению не подлежит.', 'Заявление не рассматривается.'],
  ['ru', 'Однако, поезд опоздал.', 'Но поезд опоздал.'],
])('what offices write is said plainly (%s)', async (id, text, simpler) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(simpler);
});

it.each([
  ['pt', 'A reunião será realizada no dia 20 de agosto, às 19h, no auditório da escola.', 'fazer'],
  ['pt', 'Para alguns lugares, porém, a crônica é a única fonte.', 'mas'],
  ['pt', 'É assim que Jorge avalia a queda da moeda.', 'quando'],
  ['pt', 'Este cartão dá um auxílio que pode ser retirado no banco.', 'ajuda'],
  ['pt', 'Ana, assim como vários outros, gosta de ler.', ' e '],
  ['ru', 'Такая работа, таким образом, нужна всем.', ', так,'],
  ['ru', 'Он умер вскоре после войны.', 'скоро после'],
  ['ru', 'В год столетия войны открыли музей.', 'века'],
])('no form, place or sense that does not fit (%s)', async (id, text, wrong) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text).replace('вскоре', '')).not.toContain(wrong);
});

it.each([
  ['ru', 'Система, которая спасла город и которая нужна всем, стоит дорого.'],
  ['pt', 'A regra atinge os cursos mais caros e em que os alunos pagam tudo.'],
])('a second clause of the same noun is no sentence (%s)', async (id, text) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).not.toContain('. ');
});

it.each([
  ['ru', 'Приём граждан осуществляется по записи.', 'Граждан принимают по записи.'],
  ['ru', 'Вы не вправе требовать этого.', 'Вы не можете требовать этого.'],
  ['ru', 'Залог возврату не подлежит.', 'Залог не возвращается.'],
  ['ru', 'Согласно исследованиям, чай полезен.', 'По данным исследований, чай полезен.'],
  ['ru', 'Они вывезли два автомобиля.', 'Они вывезли две машины.'],
  ['zh', '他曾担任多家公司的法律顾问。', '他当过多家公司的法律顾问。'],
  ['zh', '请把药品放置于干净的地方。', '请把药品放在干净的地方。'],
  ['ja', '水筒を持参してください。', '水筒を持ってきてください。'],
  ['ja', 'ここに差が生ずる。', 'ここに差が生じます。'],
])('letters of offices in the east, said plainly (%s)', async (id, text, simpler) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(simpler);
});

it.each([
  ['ru', 'Ты не вправе требовать этого.'],
  ['ru', 'Согласно информированным источникам, дом пуст.'],
  ['ru', 'Для этого нужно предоставить справку о доходах.'],
  ['ru', 'На территории ЦАР идёт война.'],
  ['ru', 'Ольга Алексеевна открыла классный журнал, и стало слышно муху.'],
  ['zh', '据了解，道上没有人。'],
  ['zh', '结果另行告知。'],
  ['ja', '授業を休むときは、必ず担任へ連絡すること。'],
  ['ja', 'とても塩っぱく感じられました。'],
  ['ja', '昼食（ちゅうしょく）は昼の食事です。'],
])('what would get another form or sense stays (%s): %s', async (id, text) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(text)).toBe(text);
});
