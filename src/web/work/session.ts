import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Notice } from '../state/state.ts';
import type { Commands } from './commands.ts';
import type { Documents } from './documents.ts';

/** What the parts of the page can do. */
export interface Session {
  readonly commands: Commands;
  readonly documents: Documents;
  /** A line over the page that stays until it is closed. */
  notify(kind: Notice['kind'], text: string, hint?: string): void;
  /** A sentence for a screen reader. */
  say(text: string): void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session.');
  return session;
}
