import { readConfig } from './config';

const BASE = { ELIGIBILITY_DATABASE_URL: 'postgres://reader@127.0.0.1/guide' };
const MODEL = { AI_BASE_URL: 'https://models.example/v1/', AI_API_KEY: 'a key', AI_MODEL: 'small' };

it('has no language model unless one is configured', () => {
  expect(readConfig(BASE).model).toBeNull();
});

it('takes the three settings of a model, and waits 8 s for it at most', () => {
  expect(readConfig({ ...BASE, ...MODEL }).model).toEqual({
    baseUrl: 'https://models.example/v1',
    apiKey: 'a key',
    model: 'small',
    timeoutMs: 8_000,
    readsQuestions: false,
  });
  expect(readConfig({ ...BASE, ...MODEL, AI_READS_QUESTIONS: 'on' }).model?.readsQuestions).toBe(true);
  expect(readConfig({ ...BASE, ...MODEL, AI_TIMEOUT_MS: '3000' }).model?.timeoutMs).toBe(3_000);
});

it.each([
  [{ ...MODEL, AI_MODEL: '' }, 'AI_MODEL: is not set'],
  [{ AI_API_KEY: 'a key' }, 'AI_BASE_URL: is not set'],
  [{ ...MODEL, AI_BASE_URL: 'models.example' }, 'AI_BASE_URL: must be'],
  [{ ...MODEL, AI_TIMEOUT_MS: '9000' }, 'AI_TIMEOUT_MS: must be a whole number from 500 to 8000'],
])('does not start with %o, and says why without a value', (given, message) => {
  expect(() => readConfig({ ...BASE, ...given })).toThrow(message);
  expect(() => readConfig({ ...BASE, ...given })).not.toThrow('a key');
});

describe('embeddings', () => {
  const EMBEDDINGS = { EMBEDDINGS_URL: 'http://embeddings:8080/v1', EMBEDDINGS_MODEL: 'bge-m3' };

  it('are off unless they are configured, and need no key', () => {
    expect(readConfig(BASE).embeddings).toBeNull();
    expect(readConfig({ ...BASE, ...EMBEDDINGS }).embeddings).toEqual({
      baseUrl: 'http://embeddings:8080/v1',
      model: 'bge-m3',
      apiKey: null,
    });
    expect(readConfig({ ...BASE, ...EMBEDDINGS, EMBEDDINGS_API_KEY: 'a key' }).embeddings?.apiKey).toBe('a key');
  });

  it('are not half configured', () => {
    expect(() => readConfig({ ...BASE, EMBEDDINGS_URL: 'http://embeddings:8080/v1' })).toThrow(
      'EMBEDDINGS_MODEL: is not set (another of EMBEDDINGS_URL, EMBEDDINGS_MODEL is)',
    );
  });
});
