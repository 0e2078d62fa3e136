/** Where the model is that the server was started with. */
export interface ModelSettings {
  readonly model: string;
  readonly provider?: string;
  readonly baseUrl?: string;
  readonly keyVariable?: string;
}

/** Its name in the list of engines. */
export const MODEL_ENGINE = 'model';
