/** The tables of studies. Never change a migration; add another. */
export const SCHEMA: readonly string[] = [
  `CREATE TABLE studies (
     id TEXT PRIMARY KEY, design TEXT NOT NULL, key_hash TEXT NOT NULL, seed INTEGER NOT NULL,
     made TEXT NOT NULL
   );
   CREATE TABLE study_codes (
     study TEXT NOT NULL REFERENCES studies (id), code_hash TEXT NOT NULL, participant TEXT,
     PRIMARY KEY (study, code_hash)
   );
   CREATE TABLE study_units (
     study TEXT NOT NULL REFERENCES studies (id), id TEXT NOT NULL, part TEXT NOT NULL,
     item TEXT NOT NULL, place INTEGER NOT NULL, content TEXT NOT NULL, PRIMARY KEY (study, id)
   );
   CREATE TABLE study_participants (
     study TEXT NOT NULL REFERENCES studies (id), id TEXT NOT NULL, token_hash TEXT NOT NULL,
     state TEXT NOT NULL, joined TEXT NOT NULL, PRIMARY KEY (study, id)
   );
   CREATE TABLE study_assignments (
     study TEXT NOT NULL, participant TEXT NOT NULL, unit TEXT NOT NULL, round INTEGER NOT NULL,
     item TEXT NOT NULL, part TEXT NOT NULL, task INTEGER NOT NULL, place INTEGER NOT NULL,
     given BIGINT NOT NULL, lease BIGINT NOT NULL, state TEXT NOT NULL,
     PRIMARY KEY (study, participant, unit, round)
   );
   CREATE INDEX study_assignments_by_unit ON study_assignments (study, unit);
   CREATE TABLE study_answers (
     study TEXT NOT NULL, participant TEXT NOT NULL, unit TEXT NOT NULL, round INTEGER NOT NULL,
     systems TEXT NOT NULL, answer TEXT NOT NULL, counted INTEGER NOT NULL, seconds REAL NOT NULL,
     answered TEXT NOT NULL, PRIMARY KEY (study, participant, unit, round)
   )`,
  `CREATE TABLE study_words (
     study TEXT NOT NULL REFERENCES studies (id), unit TEXT NOT NULL, answer TEXT NOT NULL,
     gold TEXT NOT NULL, decided TEXT NOT NULL, PRIMARY KEY (study, unit, answer)
   )`,
];
