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
  ['ru', 'Заявление рассмотрению не подлежит.', 'Заявление не рассматривают.'],
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
