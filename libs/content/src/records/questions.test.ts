// The questions, the glossary and the amounts and pages their texts name.
import { FIGURES } from '@app/benefits/figures/figures';
import { BEFORE_SIGNING } from '../plans/before-signing';
import { amountNames, withAmounts } from './amounts';
import { citedPage } from './cited';
import { CONTACTS } from './contacts';
import { FAQ_CATEGORIES, FAQS } from './faqs';
import { GLOSSARY } from './glossary';
import { POLICY_UPDATES } from './policy-updates';
import { publisherOf } from './publisher-of';
import writtenFaqs from '../../data/faqs.json';
import pageSources from '../../data/page-sources.json';
import writtenTerms from '../../data/terms.json';

const TODAY = '2026-11-22';
const sentences = FAQS.flatMap(({ answer }) => answer);
const texts = [...sentences.map(({ text }) => text), ...GLOSSARY.map(({ meaning }) => meaning)];
const sources = [...sentences, ...GLOSSARY, ...BEFORE_SIGNING.rules, ...BEFORE_SIGNING.undo].map((one) => one.sources);

describe('the questions and the glossary', () => {
  test('are as many as promised, in all seven categories, each under its own id', () => {
    expect(FAQS.length).toBeGreaterThanOrEqual(45);
    expect(GLOSSARY.length).toBeGreaterThanOrEqual(80);
    expect([...new Set(FAQS.map(({ category }) => category))].sort()).toEqual([...FAQ_CATEGORIES].sort());
    for (const records of [FAQS, GLOSSARY]) expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(FAQS.filter(({ answer }) => answer.length === 0)).toEqual([]);
  });

  test('rest every sentence on a page that is there', () => {
    expect(sources.filter((ids) => ids.length === 0)).toEqual([]);
    for (const id of new Set(sources.flat())) expect(citedPage(id).title.ko).toMatch(/, /);
  });

  test('cite a page under one record', () => {
    const names = Object.values(pageSources).map(({ publisher, title }) => `${publisher.en}, ${title.en}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('name help lines that have a number', () => {
    const callable = new Set(CONTACTS.filter(({ number }) => number !== null).map(({ id }) => id));
    expect(FAQS.flatMap(({ lines }) => lines).filter((id) => !callable.has(id))).toEqual([]);
  });

  test('type no amount of their own, and name the same ones in both languages', () => {
    const written = [
      ...writtenFaqs.flatMap(({ answer }) => answer.map(({ text }) => text)),
      ...writtenTerms.map(({ meaning }) => meaning),
    ];
    expect(written.filter(({ ko, en }) => /\d달러|\$\d|\d ?%/.test(`${ko} ${en}`))).toEqual([]);
    for (const { ko, en } of texts) expect([ko, amountNames(ko)]).toEqual([ko, amountNames(en)]);
  });

  test('say every amount of today', () => {
    const filled = texts.map((text) => withAmounts(text, TODAY));
    expect(filled.filter(({ ko, en }) => /\{\{|확인하고 있는 금액/.test(`${ko} ${en}`))).toEqual([]);
  });
});

describe('public charge', () => {
  const answer = FAQS.find(({ id }) => id === 'public-charge')?.answer ?? [];
  const said = (language: 'ko' | 'en'): string => answer.map(({ text }) => text[language]).join(' ');

  test('is answered by the rule in force since September 18, 2026, not by the proposal before it', () => {
    expect(said('ko')).toContain('2026년 9월 18일');
    expect(said('en')).toContain('September 18, 2026');
    expect(said('ko')).not.toMatch(/불리해지지 않습니다|제안/);
    expect(said('en')).not.toMatch(/does not hurt|proposed/);
  });

  test('sends nobody out of cover, and leaves open what a court did', () => {
    expect(said('ko')).toMatch(/끊지 마세요.*무료 이민 법률 상담.*법원.*확인하지 못했습니다/);
    expect(said('en')).toMatch(/do not give up.*free immigration lawyer.*court.*before you decide/);
    expect(POLICY_UPDATES.find(({ id }) => id === 'public-charge-2026')?.effectiveOn).toBe('2026-09-18');
  });
});

describe('the amounts of a text', () => {
  const say = (ko: string, on = TODAY) => withAmounts({ ko, en: ko }, on);

  test.each([
    ['{{partBPremiumYear}}: {{partBPremium}}', '2026: 202.90달러', '2026: $202.90'],
    ['{{partDOutOfPocketCap}}, {{partDOutOfPocketCap2027}}', '2,100달러, 2,400달러', '$2,100, $2,400'],
    ['{{mediCalAgedOneMonth}} {{mediCalAgedCoupleMonth}}', '1,856달러 2,510달러', '$1,856 $2,510'],
    ['{{extraHelpOneYear}} {{extraHelpCoupleYear}}', '23,940달러 32,460달러', '$23,940 $32,460'],
    ['{{partBCoinsurance}} {{decisionDays}}', '20% 45', '20% 45'],
    ['{{constructor}} {{nothing}}', '{{constructor}} {{nothing}}', '{{constructor}} {{nothing}}'],
  ])('%s', (text, ko, en) => expect(say(text)).toEqual({ ko, en }));

  test('say their year where this year has none yet', () => {
    expect(say('{{partBPremium}}', '2027-02-01')).toEqual({ ko: '202.90달러(2026년)', en: '$202.90 (2026)' });
  });

  test('follow the figures', () => {
    const [row] = FIGURES.partBCoinsurance.rows;
    const figures = { ...FIGURES, partBCoinsurance: { ...FIGURES.partBCoinsurance, rows: [{ ...row, value: 25 }] } };
    expect(withAmounts({ ko: '{{partBCoinsurance}}', en: '' }, TODAY, figures as typeof FIGURES).ko).toBe('25%');
  });
});

test('a page of a public body is named after who writes it', () => {
  const named = Object.values(pageSources).flatMap(({ url, publisher }) => {
    // The registry of CMS lives under a host of the department above it.
    const known = url === null || url.includes('npiregistry') ? null : publisherOf(url);
    return known === null ? [] : [[publisher.en.replace(/ \([^)]*\)$/, ''), known.en.replace(/ \([^)]*\)$/, '')]];
  });
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(([said, known]) => said !== known)).toEqual([]);
});
