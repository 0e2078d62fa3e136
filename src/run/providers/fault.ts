/**
 * Why a call gave no answer. `busy`: later it may (429, 5xx), for all calls; `broken`: the same call
 * may do better (a dropped line, nonsense); `rejected`: this request never will; `fatal`: no request
 * will (no such model, a wrong key).
 */
export class ProviderFault extends Error {
  readonly kind: 'busy' | 'broken' | 'rejected' | 'fatal';
  /** Milliseconds the server asked to wait. */
  readonly wait: number | undefined;

  constructor(kind: ProviderFault['kind'], message: string, wait?: number) {
    super(message);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.wait = wait;
  }
}
