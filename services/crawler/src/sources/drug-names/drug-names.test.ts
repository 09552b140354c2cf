import type { SourceClient } from '@app/fetching/source-client';
import answers from './fixtures/answers.json';
import type { LookedUpDrug } from './name-store';
import { conceptIn, drugOf, relatedIn } from './parser';
import { drugNames, PORTION } from './read';
import { conceptPath, pageOf, relatedPath } from './source';

const NOW = new Date('2026-11-28T20:00:00Z');
const ANSWERS: Record<string, { properties: object; related?: object }> = answers;

/** Answers as the fixtures do; what they do not know is a product of its own. */
function clientOf(answerOf: (path: string) => unknown = () => undefined) {
  const paths: string[] = [];
  const getJson = (_: unknown, path: string, read: (text: string) => unknown) => {
    paths.push(path);
    const [, rxcui = '', call] = /rxcui\/(\d+)\/(\w+)/.exec(path) ?? [];
    const known = call === 'related' ? ANSWERS[rxcui]?.related : ANSWERS[rxcui]?.properties;
    return Promise.resolve({ value: read(JSON.stringify(answerOf(path) ?? known)) });
  };
  return { paths, client: { getJson } as unknown as SourceClient };
}

async function read(missing: number[], answerOf?: (path: string) => unknown) {
  const { client, paths } = clientOf(answerOf);
  const portions: (readonly LookedUpDrug[])[] = [];
  const progress: [number, number | null][] = [];
  const names = {
    missing: () => Promise.resolve(missing),
    keep: (portion: readonly LookedUpDrug[]) => Promise.resolve(void portions.push(portion)),
  };
  const { signal } = new AbortController();
  const onProgress = (done: number, total: number | null) => void progress.push([done, total]);
  const whole = drugNames.read({ client, state: 'CA', signal, now: NOW, onProgress, names });
  return { whole: await whole, portions, paths, progress };
}

describe('the names that RxNorm gives', () => {
  it('are those of products and packs, each with its ingredient and the brand of a brand', async () => {
    const { portions, paths, whole } = await read([314076, 104377, 898342, 9900006, 29046, 9900008]);
    const drug = (rxcui: number, name: string, ingredient: string, brand: string | null = null) => ({
      rxcui,
      name,
      ingredient,
      brand,
      sourceUrl: pageOf(rxcui),
    });
    const pack = '{4 (exampline 5 MG Oral Tablet) / 3 (samplozine 10 MG Oral Tablet) } Pack [Exampack]';
    expect(portions).toEqual([
      [
        drug(314076, 'lisinopril 10 MG Oral Tablet', 'lisinopril'),
        drug(104377, 'lisinopril 10 MG Oral Tablet [Zestril]', 'lisinopril', 'Zestril'),
        drug(898342, 'amlodipine 10 MG / benazepril hydrochloride 20 MG Oral Capsule', 'amlodipine / benazepril'),
        drug(9900006, pack, 'exampline / samplozine', 'Exampack'),
        { rxcui: 29046, skipped: 'other_kind' },
        { rxcui: 9900008, skipped: 'not_known' },
      ],
    ]);
    expect(whole).toMatchObject({ skipped: { other_kind: 1, not_known: 1 }, notes: [] });
    // What is no product has no second question.
    expect(paths).toHaveLength(10);
    expect(paths.slice(0, 2)).toEqual([conceptPath(314076), relatedPath(314076)]);
  });

  it('are kept in portions with their progress, and a read with nothing to ask says so', async () => {
    const product = { properties: { name: 'a 1 MG Oral Tablet', tty: 'SCD' } };
    const related = { relatedGroup: { conceptGroup: [{ tty: 'IN', conceptProperties: [{ name: 'a', tty: 'IN' }] }] } };
    const missing = Array.from({ length: PORTION + 1 }, (_, index) => index + 1);
    const { portions, progress } = await read(missing, (path) => (path.includes('related') ? related : product));
    expect(portions.map((portion) => portion.length)).toEqual([PORTION, 1]);
    expect(progress.at(-1)).toEqual([PORTION, PORTION + 1]);
    const nothing = await read([]);
    expect(nothing.whole.notes).toEqual([{ code: 'no_name_missing' }]);
    expect([nothing.paths, nothing.portions]).toEqual([[], []]);
  });

  it('are none when a whole portion is not known: nothing of it is remembered', async () => {
    const missing = Array.from({ length: PORTION }, (_, index) => index + 1);
    await expect(read(missing, () => ({}))).rejects.toMatchObject({ failureClass: 'empty_result' });
  });

  it('lack an ingredient or can be no text: the medicine is left out with its reason', () => {
    const product = { name: 'a 1 MG Oral Tablet', type: 'SCD' };
    const ingredient = { name: 'a', type: 'IN' };
    expect(drugOf(1, product, [], NOW)).toEqual({ rxcui: 1, skipped: 'unreadable' });
    expect(drugOf(1, { ...product, type: 'SBD' }, [ingredient], NOW)).toEqual({ rxcui: 1, skipped: 'unreadable' });
    expect(drugOf(1, { ...product, name: 'a'.repeat(501) }, [ingredient], NOW)).toEqual({
      rxcui: 1,
      skipped: 'too_long',
    });
    expect(drugOf(1, { ...product, name: 'a\uFFFD' }, [ingredient], NOW)).toEqual({ rxcui: 1, skipped: 'broken_text' });
  });

  it.each([
    ['a page', '<html>', 'not_json'],
    ['half of it', '{"properties": {"rxcui"', 'truncated_body'],
    ['a list', '[]', 'schema_changed'],
    ['another key', '{"rxnormdata": {}}', 'schema_changed'],
    ['no name', '{"properties": {"rxcui": "1", "tty": "SCD"}}', 'schema_changed'],
    ['no type', '{"properties": {"rxcui": "1", "name": "a"}}', 'schema_changed'],
  ])('in another shape, as %s, are refused', (_, text, failureClass) => {
    expect(() => conceptIn(text)).toThrow(expect.objectContaining({ failureClass }));
  });

  it.each([
    ['nothing', '{}'],
    ['groups that are no list', '{"relatedGroup": {"conceptGroup": {"tty": "IN"}}}'],
    [
      'a concept without a name',
      '{"relatedGroup": {"conceptGroup": [{"tty": "IN", "conceptProperties": [{"tty": "IN"}]}]}}',
    ],
  ])('with %s in place of what is related are refused', (_, text) => {
    expect(() => relatedIn(text)).toThrow(expect.objectContaining({ failureClass: 'schema_changed' }));
  });

  it('may have nothing that is related, or an identifier without properties', () => {
    expect(relatedIn('{"relatedGroup": {"rxcui": null, "conceptGroup": null}}')).toEqual([]);
    expect(conceptIn('{"properties": null}')).toBeNull();
  });
});
