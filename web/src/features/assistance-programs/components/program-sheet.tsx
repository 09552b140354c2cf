// Everything known of one program, in a sheet: who may get it, what it gives, how to apply, whom to call, who says so.
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AssistanceProgramResponse } from '@app/contracts/http/assistance-programs';
import { hostOf } from '@web/base/formats/host';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import { FigureSources } from '@web/shared/benefits/figure-sources';
import { useFigures } from '@web/shared/benefits/use-figures';
import { PhoneText } from '@web/shared/phone-text';
import { CardButton } from '@web/shared/show-card/card-button';
import { useToday } from '@web/shared/use-today';
import { Badge } from '@web/ui/badge';
import { Bullets } from '@web/ui/bullets';
import { CallButton } from '@web/ui/call-button';
import { KnownFacts } from '@web/ui/known-facts';
import { LinkButton } from '@web/ui/link-button';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { ReceiptFold } from '@web/ui/receipt-fold';
import { SayCard } from '@web/ui/say-card';
import { Sheet } from '@web/ui/sheet';
import { SheetActions } from '@web/ui/sheet-actions';
import { Note } from '@web/ui/text';
import { useLimitWords } from '../hooks/use-limit-words';
import { limitsOf } from '../logic/program-limits';
import type { ProgramLimit } from '../logic/program-limits';
import { formatPhone } from '@web/base/formats/phone';
import { cardOf, factOf, sourceOf } from '@web/shared/show-card/card';
import type { Card } from '@web/shared/show-card/card';

/** The card of a program that helps to pay: for the counter where one applies. */
const programCard = ({ name, nameKo, contactInfo, provenance }: AssistanceProgramResponse): Card =>
  cardOf(
    'program',
    [
      ...factOf('program', { ko: nameKo, en: name }),
      ...factOf('phone', contactInfo.phone && formatPhone(contactInfo.phone)),
    ],
    sourceOf(provenance),
  );

type Requirements = AssistanceProgramResponse['eligibilityRequirements'];

/** The sentences of a requirement; the record's general line on amounts only where no table has them. */
function sentencesOf(requirements: Requirements, hasLimits: boolean): string[] {
  if (requirements === null) return [];
  if (typeof requirements === 'string') return [requirements];
  return Object.entries(requirements)
    .filter(([part]) => part !== 'amounts' || !hasLimits)
    .map(([, text]) => text);
}

const textOf = (value: Requirements): string | null =>
  value === null || typeof value === 'string' ? value : Object.values(value).join(' ');

function Limits({ limits }: { limits: readonly ProgramLimit[] }) {
  const { t } = useTranslation('programs');
  const limitWords = useLimitWords();
  return (
    <>
      <Bullets>
        {limits.map((limit) => (
          <li key={limit.kind}>{limitWords(limit)}</li>
        ))}
      </Bullets>
      <small>{t('limits.note')}</small>
    </>
  );
}

function Facts({ program, limits }: { program: AssistanceProgramResponse; limits: readonly ProgramLimit[] }) {
  const { t } = useTranslation('programs');
  const isKorean = useLanguage() === 'ko';
  const requirements = isKorean ? program.eligibilityRequirementsKo : program.eligibilityRequirements;
  const who = sentencesOf(requirements, limits.length > 0);
  const apply = isKorean ? program.applicationProcessKo : program.applicationProcess;
  const { website, tty } = program.contactInfo;
  return (
    <KnownFacts
      facts={[
        { id: 'who', label: t('facts.who'), value: who.length > 0 && who.join(' ') },
        { id: 'limits', label: t('facts.limits'), value: limits.length > 0 && <Limits limits={limits} /> },
        { id: 'gives', label: t('facts.gives'), value: textOf(isKorean ? program.benefitsKo : program.benefits) },
        { id: 'apply', label: t('facts.apply'), value: apply && <PhoneText>{apply}</PhoneText> },
        { id: 'tty', label: t('facts.tty'), value: tty },
        { id: 'site', label: t('facts.site'), value: website && hostOf(website) },
      ]}
    />
  );
}

/** What the person at the desk hears: the same in both languages of the page. */
const inEnglish = ({ name }: AssistanceProgramResponse): string =>
  `I would like to ask about ${name}. I need a Korean interpreter, please.`;

function Content({ program }: { program: AssistanceProgramResponse }) {
  const { t } = useTranslation('programs');
  const language = useLanguage();
  const seen = useSeen();
  const limits = limitsOf(program.id, useFigures(), useToday());
  const { phone, phoneLabel, website } = program.contactInfo;
  const name = language === 'ko' ? program.nameKo : program.name;
  return (
    <>
      <SheetActions>
        {phone && <CallButton phone={phone} who={phoneLabel?.[language] ?? name} isSolid />}
        {website && (
          <LinkButton href={website} variant={phone ? 'secondary' : 'primary'}>
            {t('site')}
          </LinkButton>
        )}
        <LinkButton to="/eligibility" icon={ListChecks} variant={phone || website ? 'secondary' : 'primary'}>
          {t('check')}
        </LinkButton>
        <CardButton card={() => programCard(program)} />
      </SheetActions>
      <p>{language === 'ko' ? program.descriptionKo : program.description}</p>
      {phone && phoneLabel && <Note>{t('phoneOf', { who: phoneLabel[language] })}</Note>}
      <Facts program={program} limits={limits} />
      {phone && <SayCard say={t('say', { name })} english={language === 'ko' ? inEnglish(program) : null} />}
      <Note>{t('notADecision')}</Note>
      <div>
        <ReceiptFold note={seen(program.provenance)}>
          <ProvenanceLine provenance={program.provenance} />
          <FigureSources rows={limits.flatMap(({ rows }) => rows)} />
        </ReceiptFold>
      </div>
    </>
  );
}

export interface ProgramSheetProps {
  program: AssistanceProgramResponse | null;
  onClose: () => void;
}

export function ProgramSheet({ program, onClose }: ProgramSheetProps) {
  const { t } = useTranslation('programs');
  const language = useLanguage();
  if (!program) return null;
  const isKorean = language === 'ko';
  return (
    <Sheet
      title={isKorean ? program.nameKo : program.name}
      titleLang={language}
      otherTitle={isKorean ? program.name : null}
      otherLang="en"
      isOpen
      onClose={onClose}
      meta={<Badge tone="teal">{t(`types.${program.type}`)}</Badge>}
    >
      <Content program={program} />
    </Sheet>
  );
}
