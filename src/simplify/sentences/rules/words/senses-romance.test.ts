import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

describe('French, Spanish and Italian', () => {
  it.each([
    ['fr', "Il entre avec une force telle qu'il peut casser la porte.", "telle qu'il"],
    ['fr', 'Il nous donne un document leur permettant de quitter le pays.', 'leur permettant'],
    ['fr', 'Elle sera, je l’espère, examinée dans un bon esprit.', 'examinée'],
    ['fr', 'Les offices ont été mis en place dans plusieurs pays.', 'mis en place'],
    ['fr', 'Paul, notre maire, a visité Berlin et a vu Léa et ses amis allemands.', 'et a vu'],
    ['fr', 'Nous avons lu votre lettre et vous remercions de votre aide.', 'et vous'],
    ['fr', 'Le joueur, blessé au genou, ne pourra pas jouer dimanche.', 'blessé au genou'],
    ['fr', 'Le dioxygène, nommé oxygène, est un gaz.', 'nommé oxygène'],
    ['fr', 'Il enseigne au sein des écoles rurales et des autres lycées.', 'au sein des'],
    ['fr', 'Ils arrêtent la production d’hormones, les estrogènes, qui permet de vivre.', ', qui'],
    ['fr', 'Le mur est formé de pierres, garnies de mousse en hiver.', 'garnies'],
    ['fr', 'Il dit que cette somme, qui ne figure pas ici, provient des fonds.', 'somme, qui'],
    ['fr', 'Le conseil a fait preuve de prudence.', 'fait preuve'],
    ['fr', 'Mille hommes ont péri dans la bataille.', 'ont péri'],
    ['fr', 'Il faut tenir compte du fait que le pays est grand.', 'du fait que'],
    ['fr', 'Ce produit est utilisé pour le traitement de la grippe.', 'utilisé pour'],
    ['fr', 'Le club vit grâce à l’aide d’une subvention.', 'grâce à l’aide'],
    ['fr', 'Le prix est légèrement inférieur à 40 euros.', 'inférieur'],
    ['fr', 'Le monument est inauguré par le maire en mai.', 'inauguré'],
    ['fr', 'L’hôpital prend en charge les patients âgés.', 'en charge'],
    ['fr', 'Il faut se procurer un billet avant le départ.', 'procurer'],
    ['fr', 'Il habite aux environs de Paris depuis un an.', 'aux environs'],
    ['fr', 'On s’en aperçoit aux lettres que nous recevons.', 'aperçoit'],
    ['fr', 'Le travail effectivement accompli est payé.', 'effectivement'],
    ['es', 'Los vecinos no estaban de acuerdo con este despido.', 'de acuerdo con'],
    ['es', 'Podrá reclamar en caso de que haya alguna queja.', 'si hay alguna'],
    ['es', 'Es un cáncer de próstata no metastásico.', 'no metastásico'],
    ['it', 'Qualora tu crei una collezione, devi dirlo.', 'tu crei'],
    ['it', 'Il vicino non ha l’obbligo di pagare le spese.', 'l’obbligo'],
    ['it', 'Il conduttore non è tenuto a pagare le spese.', 'tenuto'],
    ['it', 'Il progetto non riguarda solo le scuole, ma le case ricevono gas.', ', ma'],
    ['it', 'Gli occorsero pochi mesi per finire la casa.', 'Gli occorsero'],
    ['it', 'Ha acquistato un forte potere nel paese.', 'acquistato'],
    ['it', 'Hanno fatto ricorso al TAR contro la decisione.', 'ricorso'],
    ['it', 'Ha detto precedentemente che l’uomo è malato.', 'precedentemente'],
    ['it', 'È a questo proposito che si è creata la rete.', 'a questo proposito'],
    ['it', 'La scuola offre vitto e alloggio ai ragazzi.', 'alloggio'],
    ['it', 'Sono guarito completamente.', 'completamente'],

    ['it', 'L’uomo ha provocato la polizia.', 'provocato'],
    ['it', 'Ai docenti sarà data comunicazione del voto.', 'data comunicazione'],
    ['it', 'Sono prodotti geneticamente modificati.', 'geneticamente modificati'],
  ])('keep what would be another sense or form, %s: %s', async (language, text, kept) => {
    const [, simplify] = await simplifier(language);
    expect(simplify(text)).toContain(kept);
  });

  it.each([
    ['fr', "L'intervention est considérable.", "L'intervention est importante."],
    ['es', 'El dinero es para la creación de empleo.', 'El dinero es para crear empleo.'],
    ['fr', 'La caisse prend en charge les frais de transport.', 'paie les frais'],
    ['fr', 'Ce produit est utilisé pour traiter la grippe.', 'sert à traiter'],
    ['it', 'Il sindaco decide in caso di mancanza dei predetti posti.', 'di questi posti'],
    ['it', 'È fatto divieto di introdurre animali nei locali.', 'È vietato introdurre'],
    ['it', 'Gli alunni di cui al presente articolo pagano.', 'di cui parla questo articolo'],
    ['it', 'I fondi servono per la costruzione della scuola.', 'per costruire la scuola'],
  ])('are said in plain words that agree, %s: %s', async (language, text, easier) => {
    const [, simplify] = await simplifier(language);
    expect(simplify(text)).toContain(easier);
  });
});
