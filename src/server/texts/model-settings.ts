/** The address of the model that the server uses. */
export interface ModelSettings {
  readonly model: string;
  readonly provider?: string;
  readonly baseUrl?: string;
  readonly keyVariable?: string;
}

/** Its name in the list of engines. */
export const MODEL_ENGINE = 'model';
