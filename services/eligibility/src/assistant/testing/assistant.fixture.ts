// The assistant on a given day, with a catalog that answers from a few records.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { Clock } from '@app/kit/clock';
import type { AnswerCounts } from '../../counts/answer-counts.service';
import { CardVectors } from '../../model/card-vectors.service';
import { ModelService } from '../../model/model.service';
import { testConfig } from '../../../testing/start-module';
import { AssistantService } from '../assistant.service';
import { CardFinder } from '../cards/card-finder';
import { loadModel } from '../cards/model-file';
import { Ranker } from '../cards/ranker';
import { CatalogClient } from '../catalog.client';
import type { Found, PlansQuery } from '../catalog.client';

const NO_MODEL = new ModelService(testConfig());

class FixedClock extends Clock {
  constructor(private readonly day: string) {
    super();
  }
  override now(): number {
    return Date.parse(`${this.day}T20:00:00Z`);
  }
}

const PROVENANCE = {
  source: 'nppes',
  sourceName: { ko: '전국 의료 제공자 등록부(NPPES)', en: 'NPI Registry' },
  sourceUrl: 'https://npiregistry.cms.hhs.gov/',
  checkedOn: '2026-11-20',
  origin: 'live',
};

/** A catalog of one record each, and no plan of Astiva. @param name of the place */
export class ExampleCatalog extends CatalogClient {
  constructor(private readonly name: string) {
    super(testConfig());
  }
  override async places(): Promise<Found<ProviderResponse>> {
    const place = { id: 'p1', name: this.name, nameKo: null, phone: '(213) 555-0100', provenance: PROVENANCE };
    return { total: 12, first: [place as unknown as ProviderResponse] };
  }
  override async plans({ q }: PlansQuery): Promise<Found<InsurancePlanResponse>> {
    if (q?.startsWith('Astiva')) return { total: 0, first: [] };
    const plan = {
      name: this.name,
      planYear: 2027,
      sourceUrl: 'https://www.cms.gov/plans',
      checkedAt: '2026-11-20',
      provenance: PROVENANCE,
    };
    return { total: 7, first: [plan as unknown as InsurancePlanResponse] };
  }
  override async zipOf(): Promise<string | null> {
    return '90005';
  }
}

/** Counts nothing. */
const NO_COUNTS = { add: () => undefined } as unknown as AnswerCounts;

const ranker = new Ranker(loadModel());

const NO_VECTORS = new CardVectors(testConfig());

export const assistantOn = (
  day: string,
  name = 'Hanmi Medical Clinic',
  model = NO_MODEL,
  vectors = NO_VECTORS,
): AssistantService =>
  new AssistantService(
    new FixedClock(day),
    new ExampleCatalog(name),
    model,
    new CardFinder(ranker, vectors, model),
    NO_COUNTS,
  );
