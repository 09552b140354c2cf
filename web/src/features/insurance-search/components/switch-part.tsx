// "지금 내 플랜" next to another: money in three kinds of year, doctors, medicines, extras, when it starts and how it is undone.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsurancePlanResponse, PlanBenefit } from '@app/contracts/http/plans';
import { useZip } from '@web/base/zip-travel';
import { NetworkSentence } from '@web/shared/plans/plan-words';
import { useLanguage } from '@web/base/i18n/use-language';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Bullets } from '@web/ui/bullets';
import { Part } from '@web/ui/part';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { Note } from '@web/ui/text';
import type { Comparison } from '../hooks/use-comparison';
import { switchOf } from '../logic/switching';
import type { DoctorsChange, ExtrasChange, SwitchSide } from '../logic/switching';
import { DrugTable, MoneyTable } from './change-table';
import { windowsOn } from '@app/benefits/figures/windows';
import type { WindowFamily, WindowOn } from '@app/benefits/figures/windows';
import { BEFORE_SIGNING } from '@app/content/plans/before-signing';
import { formatDay } from '@web/base/formats/dates';
import { FoldedPages } from '@web/shared/provenance/folded-pages';
import { useToday } from '@web/shared/use-today';
import useSWR from 'swr';
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import type { NetworksResponse } from '@app/contracts/http/networks';
import { withQuery } from '@web/shared/api/api-client';

// Medical groups near a ZIP that directories name with the companies of both plans. Requested by company and ZIP, as a directory is.
const pathOf = (zip: string, company: string): string | null =>
  zip === '' ? null : withQuery(CATALOG_PATHS.providerNetworks, { zip, plan: company });

/** @param zip five digits or '' @returns null where one of the two is in no directory that we have near the ZIP */
function useSharedGroups(zip: string, from: string, to: string): readonly string[] | null {
  const before = useSWR<NetworksResponse, Error>(pathOf(zip, from));
  const after = useSWR<NetworksResponse, Error>(pathOf(zip, to));
  if (!before.data?.groups.length || !after.data?.groups.length) return null;
  const groups = new Set(after.data.groups.map(({ group }) => group));
  return before.data.groups.map(({ group }) => group).filter((group) => groups.has(group));
}

// When a change starts and how it can be undone: the windows of libs/benefits, the rights after a trial, each with its page.
const SOURCES = ['S16', 'join-periods', 'medigap-trial'] as const;

/** "10월 15일(목)부터 12월 7일(월)까지": days of a yearly window. */
function useDays(): (window: WindowOn) => { from: string; to: string; start: string } {
  const language = useLanguage();
  return ({ opensOn, closesOn, coverageYear }) => ({
    from: opensOn ? formatDay(opensOn, language, true) : '',
    to: closesOn ? formatDay(closesOn, language, true) : '',
    start: coverageYear === null ? '' : formatDay(`${coverageYear}-01-01`, language, true),
  });
}

/** @param to the plan that would be joined */
function SwitchTimes({ to }: { to: InsurancePlanResponse }) {
  const { t } = useTranslation('comparison');
  const language = useLanguage();
  const today = useToday();
  const daysOf = useDays();
  const windows = windowsOn(today);
  const days = (family: WindowFamily) => windows.filter((window) => window.family === family).map(daysOf)[0] ?? {};
  const isAdvantage = to.category !== 'drug';
  const undo = isAdvantage ? BEFORE_SIGNING.undo : [];
  return (
    <>
      <h3>{t('switch.starts')}</h3>
      <Bullets>
        <li>{t('switch.fall', days('medicare-annual'))}</li>
        <li>{t('switch.otherTimes')}</li>
      </Bullets>
      <h3>{t('switch.undo')}</h3>
      <Bullets>
        {isAdvantage && <li>{t('switch.advantage', days('medicare-advantage'))}</li>}
        {undo.map(({ text }) => (
          <li key={text.en}>{text[language]}</li>
        ))}
        <li>{t(isAdvantage ? 'switch.askFirst' : 'switch.nextFall')}</li>
      </Bullets>
      <FoldedPages ids={isAdvantage ? SOURCES : SOURCES.slice(0, 2)} />
    </>
  );
}

const NONE = 'none';

/** What directories state of the medical groups of both companies; nothing is known without a ZIP. */
function GroupsLine({ from, to }: Record<'from' | 'to', InsurancePlanResponse>) {
  const { t } = useTranslation('comparison');
  const zip = useZip();
  const isSame = from.carrier === to.carrier;
  const groups = useSharedGroups(isSame ? '' : zip, from.carrier, to.carrier);
  if (isSame) return <li>{t('switch.sameCompany')}</li>;
  if (groups === null) return <li>{t('switch.groupsUnknown')}</li>;
  if (groups.length === 0) return <li>{t('switch.groupsNone', { zip })}</li>;
  return <li>{t('switch.groups', { zip, groups: groups.join(', ') })}</li>;
}

function Doctors({ sides: [from, to], doctors }: { sides: readonly [SwitchSide, SwitchSide]; doctors: DoctorsChange }) {
  const { t } = useTranslation('comparison');
  const isReferred = doctors.to === 'hmo' || doctors.to === 'hmo-pos';
  return (
    <>
      <h3>{t('switch.doctors')}</h3>
      <Bullets>
        <li>{doctors.from === doctors.to && doctors.to ? t('switch.sameKind') : <NetworkSentence plan={to.plan} />}</li>
        <GroupsLine from={from.plan} to={to.plan} />
        <li>
          <MarkedText text={t(isReferred ? 'switch.referral' : 'switch.askReferral')} />
        </li>
        <li>{t('switch.askDoctors')}</li>
      </Bullets>
    </>
  );
}

function Extras({ extras }: { extras: ExtrasChange }) {
  const { t } = useTranslation(['comparison', 'plans']);
  const listed = (benefits: readonly PlanBenefit[]) =>
    benefits.map((benefit) => t(`plans:row.benefits.${benefit}`)).join(', ');
  const kinds = (['gained', 'lost', 'unknown'] as const).filter((kind) => extras[kind].length > 0);
  return (
    <>
      <h3>{t('comparison:switch.extras')}</h3>
      <Bullets>
        {kinds.map((kind) => (
          <li key={kind}>{t(`comparison:switch.${kind}`, { benefits: listed(extras[kind]) })}</li>
        ))}
        {kinds.length === 0 && <li>{t('comparison:switch.sameExtras')}</li>}
      </Bullets>
    </>
  );
}

function Change({ from, to }: Record<'from' | 'to', SwitchSide>) {
  const { t } = useTranslation('comparison');
  const language = useLanguage();
  const { money, doctors, drugs, extras } = switchOf(from, to, language);
  const letters = [from.years.letter, to.years.letter] as const;
  return (
    <>
      <h3>{t('switch.money')}</h3>
      <MoneyTable money={money} letters={letters} />
      <Doctors sides={[from, to]} doctors={doctors} />
      <h3>{t('switch.drugs')}</h3>
      {drugs.length > 0 ? <DrugTable rows={drugs} letters={letters} /> : <p>{t('switch.sameDrugs')}</p>}
      <Note>{t('switch.askDrugs')}</Note>
      <Extras extras={extras} />
      <SwitchTimes to={to.plan} />
    </>
  );
}

export interface SwitchPartProps {
  comparison: Comparison;
  /** Id of the plan somebody has; null = not said. */
  mine: string | null;
  onMine: (id: string | null) => void;
}

export function SwitchPart({ comparison: { plans, years }, mine, onMine }: SwitchPartProps) {
  const { t } = useTranslation('comparison');
  const [chosen, setChosen] = useState('');
  const sides = plans.flatMap((plan, index) => (years[index] ? [{ plan, years: years[index] }] : []));
  const from = sides.find(({ plan }) => plan.id === mine);
  const others = sides.filter((side) => side !== from);
  const to = others.find(({ plan }) => plan.id === chosen) ?? others[0];
  const lettered = (side: SwitchSide) => ({ id: side.plan.id, label: side.years.letter });
  return (
    <Part id="switch" title={from && to ? t('switch.fromTo', lettersOf(from, to)) : t('switch.title')}>
      <SegmentedChoice
        label={t('switch.mine')}
        options={[{ id: NONE, label: t('switch.none') }, ...sides.map(lettered)]}
        value={from?.plan.id ?? NONE}
        onChange={(id) => onMine(id === NONE ? null : id)}
      />
      {from && others.length > 1 && (
        <SegmentedChoice
          label={t('switch.which')}
          options={others.map(lettered)}
          value={to?.plan.id ?? ''}
          onChange={setChosen}
        />
      )}
      {from && to && <Change from={from} to={to} />}
    </Part>
  );
}

const lettersOf = (from: SwitchSide, to: SwitchSide) => ({ from: from.years.letter, to: to.years.letter });
