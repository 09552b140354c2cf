import { PassThrough } from 'node:stream';
import type { Server } from 'node:http';
import { Logger } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import {
  CITIZENSHIP_STATUSES,
  CURRENT_INSURANCES,
  ELIGIBILITY_PATHS,
  ELIGIBILITY_PROGRAMS,
} from '@app/contracts/http/eligibility';
import type { EligibilityRequest } from '@app/contracts/http/eligibility';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import type { ErrorResponse } from '@app/contracts/http/errors';
import { Clock } from '@app/kit/clock';
import { configureApp } from '@app/kit/configure-app';
import { createLogger } from '@app/kit/logger';
import { HANG_MS } from '@app/testing/hang-ms';
import { faultOf, malformedRequests, sendRaw } from '@app/testing/malformed-requests';
import { CheckModule } from './check.module';

const PATH = ELIGIBILITY_PATHS.check;
/** As the form sends them: text, without and with a comma. */
const INCOMES = [
  { text: '15000', isWithinMediCal: true },
  { text: '25,000', isWithinMediCal: false },
  { text: '40000', isWithinMediCal: false },
  { text: '$60,000', isWithinMediCal: false },
];

/** The ages the specification's form names. */
const AGES = [62, 67, 72, 78];

const FORMS = INCOMES.flatMap((income) =>
  CITIZENSHIP_STATUSES.map((citizenshipStatus) => ({ ...income, citizenshipStatus })),
);

describe('POST /api/eligibility-check', () => {
  let app: INestApplication;
  let http: Server;
  let now = new Date('2026-11-21T20:00:00Z');
  let written = '';
  const log = new PassThrough().on('data', (chunk: Buffer) => (written += chunk.toString()));

  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [CheckModule] })
      .overrideProvider(Clock)
      .useValue({ now: () => now.getTime() })
      .compile();
    app = module.createNestApplication({ logger: createLogger('eligibility', log) });
    configureApp(app, { name: 'eligibility' });
    await app.listen(0, '127.0.0.1');
    http = app.getHttpServer() as Server;
  });
  afterAll(() => app?.close());
  afterEach(() => {
    now = new Date('2026-11-21T20:00:00Z');
  });

  const post = (body: object) => request(http).post(PATH).send(body);
  const answerTo = async (body: Partial<Record<keyof EligibilityRequest, unknown>>): Promise<EligibilityResponse> =>
    (await post({ age: 72, annualIncome: '15000', citizenshipStatus: 'citizen', ...body }).expect(200)).body;
  const fieldsOf = async (body: object): Promise<unknown> =>
    ((await post(body).expect(400)).body as ErrorResponse).fields;

  describe.each(AGES)('at %i', (age) => {
    it.each(FORMS)(
      'answers $text of a $citizenshipStatus with every insurance, with reasons in both languages',
      async ({ text, isWithinMediCal, citizenshipStatus }) => {
        for (const currentInsurance of ['', ...CURRENT_INSURANCES]) {
          const answer = await answerTo({ age, annualIncome: text, citizenshipStatus, currentInsurance });
          const medicare =
            currentInsurance === 'medicare' || (age >= 65 && ['citizen', 'resident'].includes(citizenshipStatus));
          expect(answer).toMatchObject({ medicare, mediCal: isWithinMediCal, extraHelp: medicare && isWithinMediCal });
          const reasons = answer.programs.map((program) => program.text);
          expect(reasons.every(({ ko, en }) => /[가-힣]/.test(ko) && /^[^가-힣]+$/.test(en))).toBe(true);
          expect(answer.recommendations.length).toBeGreaterThan(0);
        }
      },
    );
  });

  it('takes a number, a text and a text with commas for the same income', async () => {
    const [number, text, commas] = await Promise.all(
      [15_000, '15000', ' $15,000.00 '].map((annualIncome) => answerTo({ annualIncome })),
    );
    expect(text).toEqual(number);
    expect(commas).toEqual(number);
  });

  it('takes a month beside a year, or neither, but never two ways of saying it', async () => {
    const person = { age: 72, citizenshipStatus: 'citizen' };
    const ask = async (body: object) => (await post({ ...person, ...body }).expect(200)).body as EligibilityResponse;
    const year = await ask({ annualIncome: '16,800' });
    expect(await ask({ monthlyIncome: '1,400' })).toEqual(year);
    expect(await ask({ monthlyIncome: 1_400, annualIncome: '' })).toEqual(year);
    expect((await ask({ isIncomeUnknown: true })).outcomes.mediCal).toBe('unknown');
    expect(await fieldsOf(person)).toEqual({ annualIncome: 'Required' });
    expect(await fieldsOf({ ...person, monthlyIncome: 1, annualIncome: 1 })).toEqual({
      monthlyIncome: 'Invalid input',
    });
    expect(await fieldsOf({ ...person, isIncomeUnknown: true, monthlyIncome: 1 })).toEqual({
      isIncomeUnknown: 'Invalid input',
    });
    expect(await fieldsOf({ ...person, monthlyIncome: 'a lot' })).toEqual({ monthlyIncome: 'Invalid input' });
  });

  it('takes an age and a household that nobody knows, never beside one that is', async () => {
    const person = { annualIncome: 16_800, citizenshipStatus: 'citizen' };
    const { body } = await post({ ...person, isAgeUnknown: true, isHouseholdUnknown: true }).expect(200);
    const { medicare, programs, nextQuestions } = body as EligibilityResponse;
    expect(medicare).toBe(false);
    expect(programs[0]).toMatchObject({ program: 'medicare', outcome: 'undecided' });
    expect(nextQuestions.map(({ field }) => field)).toContain('age');
    expect(await fieldsOf({ ...person, age: 72, isAgeUnknown: true })).toEqual({ isAgeUnknown: 'Invalid input' });
    expect(await fieldsOf({ ...person, isAgeUnknown: false })).toEqual({ isAgeUnknown: 'Invalid input' });
    expect(await fieldsOf({ ...person, age: 72, householdSize: 1, isHouseholdUnknown: true })).toEqual({
      isHouseholdUnknown: 'Invalid input',
    });
    expect(await fieldsOf(person)).toEqual({ age: 'Required' });
  });

  it('answers every program once, each with its own outcome', async () => {
    const { programs } = await answerTo({});
    expect(programs.map(({ program }) => program)).toEqual([...ELIGIBILITY_PROGRAMS]);
  });

  it('answers recommendations in the asked language, Korean unless English', async () => {
    expect((await answerTo({})).recommendations[0]).toMatch(/메디캘을 신청하세요/);
    expect((await answerTo({ language: 'en' })).recommendations[0]).toMatch(/^Apply for Medi-Cal/);
  });

  it('judges today in California unless another day is asked', async () => {
    now = new Date('2027-01-04T07:59:00Z');
    const enrolled = { citizenshipStatus: 'other', currentInsurance: 'medicare' };
    expect(await answerTo(enrolled)).toMatchObject({ asOf: '2027-01-03', medicare: true });
    now = new Date('2027-01-04T08:00:00Z');
    expect(await answerTo(enrolled)).toMatchObject({ asOf: '2027-01-04', medicare: false });
    expect(await answerTo({ ...enrolled, asOf: '2025-03-01' })).toMatchObject({ asOf: '2025-03-01', medicare: true });
  });

  it('uses the optional answers', async () => {
    expect(await answerTo({ annualIncome: '25000', householdSize: 2 })).toMatchObject({ mediCal: true });
    expect(await answerTo({ assetsBand: 'upToCouple' })).toMatchObject({ mediCal: false });
    const alone = { annualIncome: '25000', householdSize: 2, hasSpouse: false };
    expect(await answerTo(alone)).toMatchObject({ mediCal: false });
    const newcomer = { citizenshipStatus: 'resident', yearsAsResident: 4, workCredits: 39 };
    expect(await answerTo(newcomer)).toMatchObject({ medicare: false });
    expect(await answerTo({ ...newcomer, workCredits: 40 })).toMatchObject({ medicare: true });
  });

  it('is never kept by a browser or a proxy', async () => {
    const { headers } = await post({ age: 72, annualIncome: '15000', citizenshipStatus: 'citizen' }).expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names every missing field', async () => {
    const required = { age: 'Required', annualIncome: 'Required', citizenshipStatus: 'Required' };
    expect(await fieldsOf({})).toEqual(required);
    expect(await fieldsOf({ age: null, annualIncome: ' ', citizenshipStatus: '' })).toEqual(required);
    await request(http).post(PATH).expect(400);
  });

  it.each([
    ['age', [49, 101, '65', true, {}]],
    ['annualIncome', [-1, '-1', '15,00', '15.000', 'a lot', '1e4', 100_000_001, [15_000], {}]],
    ['citizenshipStatus', ['Citizen', 'dragon', 1, ['citizen']]],
    ['currentInsurance', ['medi-cal', 7]],
    ['householdSize', [0, 9, 1.5, '2']],
    ['hasSpouse', ['yes', 1]],
    ['assetsBand', ['lots']],
    ['situation', ['rich']],
    ['yearsAsResident', [-1, 101, 1.5]],
    ['workCredits', [-1, 401]],
    ['language', ['fr']],
    ['asOf', ['2026-02-30', '2023-12-31', '2029-01-01', '11/21/2026', 20261121]],
  ])('refuses a bad %s and names it', async (field, values) => {
    const good = { age: 72, annualIncome: '15000', citizenshipStatus: 'citizen' };
    for (const value of values)
      expect(await fieldsOf({ ...good, [field]: value })).toEqual({ [field]: 'Invalid input' });
  });

  it('drops what it does not know', async () => {
    expect(await answerTo({ hasAls: true, exactStatus: 'cofa' } as object)).toEqual(await answerTo({}));
  });

  it('ends no malformed request in an error of our own', async () => {
    const { port } = http.address() as { port: number };
    for (const raw of malformedRequests({ post: PATH })) {
      const answer = await sendRaw(`http://127.0.0.1:${port}`, raw);
      expect({ name: raw.name, fault: faultOf(answer) }).toEqual({ name: raw.name, fault: null });
    }
  });

  it('logs the route and the status of a call, and nothing of its body or its answer', async () => {
    const linesBefore = written.split('\n').length;
    await answerTo({ age: 83, annualIncome: '17,654', citizenshipStatus: 'resident', workCredits: 37 });
    await post({ age: 83, annualIncome: 'seventeen', citizenshipStatus: 'dragon' }).expect(400);
    // The line of a request is written when its connection has told that the answer is out.
    const deadline = Date.now() + HANG_MS;
    while (written.split('\n').length < linesBefore + 2 && Date.now() < deadline) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(written).toContain(`"route":"${PATH}"`);
    expect(written).toContain('"status":200');
    expect(written).toContain('"status":400');
    expect(written).not.toMatch(/17,?654|seventeen|dragon|resident|workCredits|annualIncome|메디캘|Medi-Cal|"age"/);
  });

  afterAll(() => Logger.overrideLogger(false));
});
