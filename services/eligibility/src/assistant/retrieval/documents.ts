// What the records say: questions and answers, words, programs, forms and changes of the law, each with how it is said.
import { withAmounts } from '@app/content/records/amounts';
import { citedPage } from '@app/content/records/cited';
import { FAQS } from '@app/content/records/faqs';
import type { FaqRecord } from '@app/content/records/faqs';
import { FORMS } from '@app/content/records/forms';
import type { FormRecord } from '@app/content/records/forms';
import { GLOSSARY } from '@app/content/records/glossary';
import type { GlossaryTerm } from '@app/content/records/glossary';
import { POLICY_UPDATES } from '@app/content/records/policy-updates';
import type { PolicyUpdateRecord } from '@app/content/records/policy-updates';
import { PROGRAMS } from '@app/content/records/programs';
import type { ProgramRecord } from '@app/content/records/programs';
import type { BilingualText } from '@app/contracts/http/errors';
import { fact, sourceOfRecord } from '../answers/draft';
import type { DraftLink, SourceRef } from '../answers/draft';
import { coverageDocuments } from './coverage-documents';
import type { Document } from './document';

const nameOf = ({ name, nameKo }: { name: string; nameKo: string | null }): BilingualText => ({
  ko: nameKo ?? name,
  en: name,
});
const cited = (id: string): SourceRef => citedPage(id);
const NO_PHONE = { phone: null, lines: [], links: [] } as const;

const READ_MORE: BilingualText = { ko: '자세히 보기', en: 'Read more' };
const FORM_PAGE: DraftLink = { to: '/forms', label: { ko: '서류와 신청서', en: 'Forms' } };

const ofFaq = (faq: FaqRecord): Document => ({
  ...NO_PHONE,
  id: `faq-${faq.id}`,
  kind: 'faq',
  question: faq.question,
  parts: (today) => faq.answer.map(({ text, sources }) => fact(withAmounts(text, today), ...sources.map(cited))),
  lines: faq.lines,
  links: faq.page === null ? [] : [{ to: faq.page, label: READ_MORE }],
});

const ofWord = ({ id, term, meaning, sources }: GlossaryTerm): Document => ({
  ...NO_PHONE,
  id: `word-${id}`,
  kind: 'word',
  question: term,
  parts: (today) => {
    const said = withAmounts(meaning, today);
    return [fact({ ko: `${term.ko}: ${said.ko}`, en: `${term.en}: ${said.en}` }, ...sources.map(cited))];
  },
});

function ofProgram(program: ProgramRecord): Document {
  const { id, description, eligibilityRequirements: needs, applicationProcess } = program;
  const source = sourceOfRecord(program);
  const name = nameOf(program);
  const who = needs && { ko: needs.ko['who'] ?? '', en: needs.en['who'] ?? '' };
  return {
    ...NO_PHONE,
    id: `program-${id}`,
    kind: 'program',
    question: name,
    parts: () => [
      fact({ ko: `${name.ko}: ${description.ko}`, en: `${name.en}: ${description.en}` }, source),
      ...[who, applicationProcess].flatMap((text) => (text?.ko ? [fact(text, source)] : [])),
    ],
    phone: program.phone === null ? null : { who: program.phoneLabel ?? name, number: program.phone },
    links: [{ to: '/assistance-programs', label: { ko: '지원 프로그램', en: 'Assistance programs' } }],
  };
}

function ofForm(form: FormRecord): Document {
  const name = nameOf(form);
  const source = sourceOfRecord(form);
  const { description, note, returnTo } = form;
  return {
    ...NO_PHONE,
    id: `form-${form.id}`,
    kind: 'form',
    question: name,
    parts: () => [
      fact({ ko: `${name.ko}: ${description?.ko ?? ''}`, en: `${name.en}: ${description?.en ?? ''}` }, source),
      ...(returnTo ? [fact({ ko: `내는 곳: ${returnTo.ko}`, en: `Return it to: ${returnTo.en}` }, source)] : []),
      ...(note ? [fact(note, source)] : []),
    ],
    phone: form.phone === null ? null : { who: form.phoneLabel ?? name, number: form.phone },
    links: [FORM_PAGE],
  };
}

const ofChange = (change: PolicyUpdateRecord): Document => ({
  ...NO_PHONE,
  id: `change-${change.id}`,
  kind: 'change',
  question: nameOf(change),
  parts: () => [fact(change.text, sourceOfRecord(change))],
  links: [{ to: change.page, label: READ_MORE }],
});

/** Only records that name their source: no fact is said without one. */
export const DOCUMENTS: readonly Document[] = [
  ...FAQS.map(ofFaq),
  ...GLOSSARY.map(ofWord),
  ...PROGRAMS.filter(({ sourceUrl, confidence }) => sourceUrl !== null && confidence === 'verified').map(ofProgram),
  ...FORMS.filter(({ sourceUrl }) => sourceUrl !== null).map(ofForm),
  ...POLICY_UPDATES.map(ofChange),
  ...coverageDocuments(),
];
