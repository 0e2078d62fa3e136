import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

describe('French words', () => {
  it.each([
    ['La race compte des individus de couleur blanche, disent les éleveurs de chats.', 'individus'],
    ['La grotte a servi de lieu d’habitation pendant longtemps.', 'habitation'],
    ['Il travaille dans le domaine de l’automobile depuis dix ans.', 'automobile'],
    ['On vote dès que l’on devient majeur.', 'majeur'],
    ['Des sources mentionnent que le roi était malade.', 'mentionnent que'],
    ['La reine sollicite souvent Paul et ses frères.', 'sollicite'],
    ['Il a enseigné le dessin dans cette école.', 'enseigné'],
    ['Tout cela résidait dans la peur de la guerre.', 'résidait'],
    ['Le dieu a engendré plusieurs monstres.', 'engendré'],
    ['C’est ainsi qu’avec ses amis, elle ouvre un café.', 'ainsi qu’'],
    ['Le film s’inspire de ce fait réel.', 'de ce fait'],
    ['Il est surtout connu pour la construction de la tour de Blois.', 'pour la construction'],
    ['Une enzyme est une protéine dotée de propriétés utiles.', 'dotée de propriétés'],
    ['Elle était peuplée d’environ 300 habitants.', 'peuplée d’environ'],
    ['Le plan a fait office de loi.', 'fait office'],
    ['Le sport est organisé et destiné aux enfants.', 'destiné aux'],
    ['Cette somme est en fait destinée à des voisins.', 'destinée à'],
    ['Le mot signifie approximativement courir vite.', 'approximativement'],
    ['Le médicament est pris simultanément à un autre.', 'simultanément à'],
  ])('stay where another would be wrong: %s', async (text, kept) => {
    const [, simplify] = await simplifier('fr');
    expect(simplify(text)).toContain(kept);
  });

  it.each([
    ['Le locataire doit s’acquitter du loyer et des charges.', 's’acquitter du loyer'],
    ['Ce sont des appareils dotés d’un écran et de deux boutons.', 'dotés d’un écran'],
    ['Les progrès que votre pays avait accomplis sont grands.', 'accomplis'],
  ])('stay where what is joined to them would be left alone: %s', async (text, kept) => {
    const [, simplify] = await simplifier('fr');
    expect(simplify(text)).toContain(kept);
  });

  it.each([
    ['C’est une maison appartenant à une vieille dame.', 'C’est une maison d’une vieille dame.'],
    ['La ville est limitrophe de la Suisse.', 'La ville est à côté de la Suisse.'],
    ['La culpabilité du voleur a été démontrée.', 'La culpabilité du voleur a été prouvée.'],
    ['Le pont a été fermé en raison du gel.', 'Le pont a été fermé à cause du gel.'],
    ['Il a plu au cours de la nuit.', 'Il a plu pendant la nuit.'],
    ['Lorsqu’il pleut, le chat reste dedans.', 'Quand il pleut, le chat reste dedans.'],
    ['Le concert se déroule le 3 mai à Lyon.', 'Le concert a lieu le 3 mai à Lyon.'],
    ['Vous êtes dans l’obligation de rendre les clés.', 'Vous devez rendre les clés.'],
    ['C’est un prix pour la réduction des déchets.', 'C’est un prix pour réduire les déchets.'],
    ['Ce gâteau est dépourvu de sucre.', 'Ce gâteau est sans sucre.'],
  ])('are said in plain words: %s', async (text, plain) => {
    const [, simplify] = await simplifier('fr');
    expect(simplify(text)).toBe(plain);
  });
});
