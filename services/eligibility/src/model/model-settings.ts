/** An OpenAI-compatible server; all of it or none. */
export interface ModelSettings {
  /** With its version, without a slash at the end: "https://api.example.com/v1". */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The whole answer comes within this time, or the built-in words stand. */
  timeoutMs: number;
  /** Whether it may read what visitors ask, with numbers as marks, to find the card that answers. */
  readsQuestions: boolean;
}
