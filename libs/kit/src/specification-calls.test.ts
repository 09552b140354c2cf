// What a client sends that follows the specification alone: none of it may be refused for want of a member that we added.
import 'reflect-metadata';
import { AnalysisBody } from '@app/contracts/http/analysis.requests';
import { ProvidersQuery, SearchQuery } from '@app/contracts/http/catalog.requests';
import { ChatBody } from '@app/contracts/http/chat.requests';
import { CrawlLatestQuery, CrawlParams, CrawlWholeBody, CrawlWholeParams } from '@app/contracts/http/crawler.requests';
import { EligibilityCheckBody } from '@app/contracts/http/eligibility.requests';
import { PlansQuery, PlanTypeParams } from '@app/contracts/http/plans.requests';
import { RequestValidationPipe } from './validation-pipe';

const pipe = new RequestValidationPipe();
const accept = (metatype: new () => object, given: object, type: 'body' | 'query' | 'param' = 'body') =>
  expect(pipe.transform(given, { type, metatype })).resolves.toMatchObject({});

const ELIGIBILITY = { age: 67, annualIncome: '25000', citizenshipStatus: 'citizen' };
const PROFILE = {
  age: 67,
  zipCode: '90006',
  income: 25000,
  householdSize: 2,
  healthConditions: ['diabetes', 'kidney-disease'],
  medications: ['blood-pressure'],
  priorities: ['cost', 'coverage', 'network', 'benefits'],
  preferredLanguage: 'ko',
};

describe('a call with the fields of the specification and no others is taken:', () => {
  it('the eligibility check', async () => {
    await accept(EligibilityCheckBody, ELIGIBILITY);
    for (const currentInsurance of ['', 'none', 'employer', 'medicare', 'medicaid', 'private', 'other']) {
      await accept(EligibilityCheckBody, { ...ELIGIBILITY, currentInsurance });
    }
  });

  it('the plan analysis', async () => {
    await accept(AnalysisBody, { profile: PROFILE });
    await accept(AnalysisBody, { profile: { ...PROFILE, healthConditions: [], medications: [], priorities: [] } });
  });

  it('the assistant', async () => {
    await accept(ChatBody, { message: '안녕하세요', language: 'ko' });
    await accept(ChatBody, { message: '안녕하세요' });
  });

  it.each([
    { zip: '90006', type: 'doctor' },
    { zip: '90006', type: 'doctor', specialty: 'obstetrics-gynecology' },
    { zip: '90006', type: 'doctor', specialty: '' },
    { zip: '90006', type: 'seniorHousing' },
    { zipCode: '90006', type: 'specialist', specialty: 'primary-care', language: 'korean' },
    {},
  ])('the providers of %j', (query) => accept(ProvidersQuery, query, 'query'));

  it('the search, the plans and those of one kind', async () => {
    await accept(SearchQuery, { q: 'kaiser', zip: '' }, 'query');
    await accept(SearchQuery, { q: '', zip: '90006' }, 'query');
    await accept(PlansQuery, {}, 'query');
    await accept(PlanTypeParams, { type: 'medicare' }, 'param');
  });

  it.each(['kaiser', 'anthem', 'aarp', 'healthnet', 'insurance', 'social-security'])(
    'a crawl of %s',
    async (source) => {
      await accept(CrawlWholeParams, { source }, 'param');
      await accept(CrawlWholeBody, {});
      await accept(CrawlParams, { source }, 'param');
      await accept(CrawlLatestQuery, {}, 'query');
    },
  );
});
