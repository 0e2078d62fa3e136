/** One turn of a conversation with a model. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Everything that determines an answer, and so its key in a cache. */
export interface ModelRequest {
  /** A conversation, for models that follow instructions … */
  readonly messages?: readonly Message[];
  /** … or a text to continue, for base models. */
  readonly prompt?: string;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly stop?: readonly string[];
  /** Distinguishes samples of one request, and is sent as the seed. */
  readonly sample: number;
}

/** How an answer ended: whole, cut at the limit of tokens, or refused by the provider's filter. */
export type Ending = 'stop' | 'length' | 'refused';

export interface ModelAnswer {
  readonly text: string;
  readonly ending: Ending;
  readonly tokens?: { readonly prompt: number; readonly answer: number };
}

/** A large language model on any runtime. It throws if there is no answer. */
export interface TextModel {
  /** Provider and model, for logs and cache keys; never a key or a password. */
  readonly name: string;
  generate(request: ModelRequest): Promise<ModelAnswer>;
}
