/** Who may call: anyone, a participant of this study, or its researcher. */
export type Role = 'anyone' | 'participant' | 'researcher';

export interface StudyRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly role: Role;
}

/** Every address of a study; a test calls each of them in every role. */
export const STUDY_ROUTES = {
  welcome: { method: 'GET', path: '/study/:study', role: 'anyone' },
  join: { method: 'POST', path: '/study/:study/join', role: 'anyone' },
  work: { method: 'GET', path: '/study/:study/work', role: 'participant' },
  answer: { method: 'POST', path: '/study/:study/answer', role: 'participant' },
  instructions: { method: 'GET', path: '/study/:study/instructions', role: 'participant' },
  withdrawal: { method: 'GET', path: '/study/:study/withdraw', role: 'participant' },
  withdraw: { method: 'POST', path: '/study/:study/withdraw', role: 'participant' },
  login: { method: 'GET', path: '/study/:study/researcher', role: 'anyone' },
  enter: { method: 'POST', path: '/study/:study/researcher', role: 'anyone' },
  status: { method: 'GET', path: '/study/:study/researcher/status', role: 'researcher' },
  person: { method: 'GET', path: '/study/:study/researcher/person/:person', role: 'researcher' },
  words: { method: 'GET', path: '/study/:study/researcher/words', role: 'researcher' },
  decide: { method: 'POST', path: '/study/:study/researcher/words', role: 'researcher' },
  report: { method: 'GET', path: '/study/:study/researcher/report', role: 'researcher' },
  export: { method: 'GET', path: '/study/:study/researcher/export/:format', role: 'researcher' },
  review: { method: 'POST', path: '/study/:study/researcher/review', role: 'researcher' },
  remove: { method: 'POST', path: '/study/:study/researcher/remove', role: 'researcher' },
} as const satisfies Readonly<Record<string, StudyRoute>>;

export type StudyRouteName = keyof typeof STUDY_ROUTES;

/** Routes of researchers are under one path; all others are for participants. */
export type ResearcherRoute = {
  [Name in StudyRouteName]: (typeof STUDY_ROUTES)[Name]['path'] extends `/study/:study/researcher${string}`
    ? Name
    : never;
}[StudyRouteName];
export type ParticipantRoute = Exclude<StudyRouteName, ResearcherRoute>;
