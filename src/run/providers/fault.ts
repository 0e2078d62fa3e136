/**
 * Why a call returned no answer. `busy`: all calls may succeed later (429, 5xx); `broken`: the same
 * call may succeed if repeated (a lost connection, an invalid answer); `rejected`: this request will
 * never succeed; `fatal`: no request will (unknown model, wrong key).
 */
export class ProviderFault extends Error {
  readonly kind: 'busy' | 'broken' | 'rejected' | 'fatal';
  /** Milliseconds that the server asked to wait. */
  readonly wait: number | undefined;

  constructor(kind: ProviderFault['kind'], message: string, wait?: number) {
    super(message);
    this.name = 'ProviderFault';
    this.kind = kind;
    this.wait = wait;
  }
}
