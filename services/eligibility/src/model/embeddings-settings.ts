/** An OpenAI-compatible server of sentence embeddings that knows Korean and English. */
export interface EmbeddingsSettings {
  /** With its version, without a slash at the end: "http://embeddings:8080/v1". */
  baseUrl: string;
  /** Many servers of one's own network take none. */
  apiKey: string | null;
  model: string;
}
