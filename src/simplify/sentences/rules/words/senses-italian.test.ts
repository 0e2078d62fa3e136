import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('it');

describe('Italian', () => {
  it.each([
    ['La porta è stata chiusa normalmente dal custode.', 'normalmente'],
    ['Il server avvia una nuova istanza del programma.', 'istanza'],
    ['Vuole evidenziare il conto in verde nella lista.', 'evidenziare'],
    ['La pavimentazione, disse a proposito della piazza, è bella.', 'a proposito della'],
    ['La rotazione è misurata relativamente al punto di origine.', 'relativamente al'],
    ['È stato un attacco fortunato da parte di un soldato.', 'da parte di'],
    ['I dati si trovano nella misura di esecuzione adottata ieri.', 'nella misura di'],
    ['Il regolamento fa riferimento a molte sorgenti diverse.', 'riferimento a'],
    ['Il paese ha perso terreno a favore degli altri stati.', 'a favore degli'],
    ['Le merci viaggiano sicure, anche qualora il treno sia in ritardo.', 'qualora'],
    ['La stanza è stata adibita a contenere i libri della scuola.', 'adibita a'],
    ['Il cane può diventare aggressivo se provocato dai bambini.', 'provocato'],
    ['Ha preparato un pasto apposta per i suoi ospiti stranieri.', 'apposta'],
    ['Il medico vede un paziente privo di sensi nella sala.', 'privo di sensi'],
    ['Molti libri antichi vanno perduti durante la guerra.', 'vanno perduti'],
    ['Con un tale rumore nessuno può dormire bene.', 'un tale'],
    ['Se apt termina con errori, provare di nuovo.', 'termina'],
    [
      'Nascono con una dose di quella forza e quella vitalità che caratterizzano la razza.',
      'e quella',
    ],
    ['Tale abitudine deve finire subito.', 'Tale abitudine'],
    ['Le modifiche non sono state chiaramente spiegate ai cittadini.', 'chiaramente'],
    ['Il giornale toglieva uomini alle lettere; oggi, il che è più grave, ne dà.', ', il che'],
  ])('keeps what would be another sense: %s', (text, kept) => {
    expect(simplify(text)).toContain(kept);
  });

  it.each([
    ['La domanda è arrivata ieri e risulta incompleta.', 'ed è incompleta'],
    ['Tale richiesta deve essere firmata dal genitore.', 'Questa richiesta'],
    ['Sulla base di tali dati il Comune calcola la retta.', 'di questi dati'],
    ['Le domande vanno presentate allo sportello entro maggio.', 'devono essere presentate'],
    ['Le norme vigenti non permettono la sosta.', 'norme in vigore'],
    ['Il richiedente deve firmare il modulo in ogni pagina.', 'Chi fa la domanda deve'],
    ['Ai sensi dell’articolo 5 la domanda è gratuita.', 'Secondo l’articolo'],
    ['Il progetto è finalizzato a migliorare le strade del quartiere.', 'serve a migliorare'],
    ['Abbiamo comprato due autovetture rosse per il Comune.', 'due macchine rosse'],
    ['Le cose sono migliorate nel corso degli anni.', 'migliorate negli anni'],
    ['Non assuma il medicinale dopo la data di scadenza.', 'Non prenda il medicinale'],
    [
      'Qualora la lettera non pervenga entro maggio, la domanda è nulla.',
      'Se la lettera non arriva',
    ],
    ['È stato l’ultimo pilota a detenere questo titolo.', 'ad avere'],
    ['Ed in modo da evitare problemi, chiudiamo la porta.', 'E per evitare'],
    ['Nondimeno, il treno è arrivato in orario.', 'Ma il treno'],
  ])('says it in plain words that agree: %s', (text, easier) => {
    expect(simplify(text)).toContain(easier);
  });
});
