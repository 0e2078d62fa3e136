import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('pt');

describe('Portuguese words and phrases of everyday text', () => {
  it.each([
    ['A polícia evacuou os trabalhadores da fábrica.', 'evacuou'],
    ['O grupo reivindicou o rapto do oficial.', 'reivindicou'],
    ['A equipe segue em segundo lugar, com 92 pontos.', 'em segundo lugar'],
    ['A compra foi concluída em setembro.', 'concluída'],
    ['A fortuna dele equivale ao declínio do império.', 'declínio'],
    ['Os corais são importantes, assim como os recifes.', ', assim como os recifes'],
    ['Foi o mais expressivo resultado da equipe.', 'expressivo'],
    ['O salário será acrescido de um subsídio.', 'acrescido de'],
    ['Ele é professor auxiliar na universidade.', 'professor auxiliar'],
    ['O presidente da empresa, Rui Melo, destaca a urgência da obra.', 'destaca a urgência'],
    ['O estádio fica a apenas 200 metros da escola.', 'a apenas 200'],
    ['Os fumadores pagam mais pelo seguro.', 'fumadores'],
    ['A testemunha lutou com um dos indivíduos.', 'um dos indivíduos'],
    ['O ladrão pegou os papéis da mesa e os jogou no lixo da rua.', 'e os jogou'],
    ['Eles disseram que a ponte caiu, mas a estrada continua aberta.', ', mas a estrada'],
    ['O jogador não quer renovar o contrato, que acaba em maio, com o clube.', ', que acaba'],
    ['Os valores foram recordes no ano passado.', 'recordes'],
    ['A escola tem capacidade de produção de 400 litros.', 'capacidade de produção'],
  ])('stay where another would give another sense: %s', (source, kept) => {
    expect(simplify(source)).toContain(kept);
  });

  it.each([
    ['A reunião foi realizada ontem em Brasília.', 'A reunião aconteceu ontem'],
    ['O ferido foi encaminhado ao hospital.', 'foi levado ao hospital'],
    ['O concerto teve lugar em Basileia.', 'aconteceu em Basileia'],
    ['A lei entrou em vigor em maio.', 'começou a valer em maio'],
    ['O juiz pediu várias solicitações novas.', 'vários pedidos novos'],
    ['O doente permanece no hospital.', 'continua no hospital'],
    ['Actualmente, a loja vende diversos produtos.', 'Hoje, a loja vende vários produtos'],
    ['A loja encontra-se fechada por causa das obras.', 'A loja está fechada'],
    ['Pode dirigir-se ao balcão da câmara.', 'ir ao balcão'],
    ['O acusado não tinha intenção de matar o cão.', 'não queria matar'],
    ['O clube vai pôr fim às festas.', 'acabar com as festas'],
  ])('are said in a plainer way, and what is beside them agrees: %s', (source, said) => {
    expect(simplify(source)).toContain(said);
  });
});
