import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  'Los tubos de luz se instalaron en la sala en enero.',
  'El visitante se encuentra con una pecera enorme.',
  'Trabaja en los servicios a domicilio de la ciudad.',
  'Recogen información detallada sobre los trenes.',
  'Las células derivadas de la médula se guardan en frío.',
  'La empresa vigila el transporte lento de la fruta.',
  'Atacan al amparo de la noche.',
  'Es solo cuestión de tiempo.',
  'Hubo tres heridos de diversa consideración.',
  'Los archivos se eliminarán permanentemente.',
  'La sociedad es justa, diversa y libre.',
])('%s: words stay where they mean something else', async (source) => {
  const [, simplify] = await simplifier('es');
  expect(simplify(source)).toBe(source);
});

it.each([
  [
    'El ayuntamiento ha puesto a disposición del público dos mapas.',
    'El ayuntamiento ha ofrecido al público dos mapas.',
  ],
  [
    'Los gases se juntaron para dar lugar a una nube.',
    'Los gases se juntaron para producir una nube.',
  ],
  [
    'Por este motivo, el museo cierra el próximo 3 de mayo.',
    'Por eso, el museo cierra el 3 de mayo.',
  ],
  [
    'La ley entrará en vigor tan pronto como se publique.',
    'La ley empezará a aplicarse en cuanto se publique.',
  ],
  [
    'Se ofrecen cursos para personas desempleadas de la zona.',
    'Se ofrecen cursos para personas sin trabajo de la zona.',
  ],
])('%s: easier phrases keep their grammar', async (source, wanted) => {
  const [, simplify] = await simplifier('es');
  expect(simplify(source)).toBe(wanted);
});

it.each([
  'Haz clic en la casa frente a la tuya.',
  'La muestra se hará con cobertura pública.',
  'Esto se hace en el caso de que tal cosa volviera a verse.',
  'La obra enseña tanto en casa como en clase, como al jugar.',
  'Debido a esto y a la poca estabilidad de sus jefes en aquellos años, las tribus viajan.',
  'El disco se grabó con el propio José María Cano en Madrid.',
  'La ruta tiene seis etapas por todo Aragón, que recrean sus viajes paso a paso.',
  'La ley se aprobó ayer; una nueva norma que regula la caza en los montes.',
  'Cambie el lugar de la aguja (cada 24 horas).',
  'Ana Gil (Burgos, 3 de mayo de 1932) es una escritora que vive en Madrid.',
])('%s: what belongs to other words is left to them', async (source) => {
  const [, simplify] = await simplifier('es');
  expect(simplify(source)).toBe(source);
});
