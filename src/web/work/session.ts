import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Notice } from '../state/state.ts';
import type { Commands } from './commands.ts';
import type { Documents } from './documents.ts';

/** The services available to the parts of the page. */
export interface Session {
  readonly commands: Commands;
  readonly documents: Documents;
  /** Shows a line above the page until the user closes it. */
  notify(kind: Notice['kind'], text: string, hint?: string): void;
  /** Announces a sentence to screen readers. */
  say(text: string): void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no session.');
  return session;
}
