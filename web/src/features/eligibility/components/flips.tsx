import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityFlip, EligibilityProgramView, EligibilitySwitch } from '@app/contracts/http/eligibility';
import { formatDay } from '@web/shared/formats/dates';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Row, Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';

const Item = styled.li`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[3]};
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;

export interface FlipsProps {
  flips: readonly EligibilityFlip[];
  isSending: boolean;
  onTry: (flip: EligibilityFlip) => void;
}

/** What would change the result; each can be tried, and says then that it is only a trial. */
export function Flips({ flips, isSending, onTry }: FlipsProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  if (flips.length === 0) return <p>{t('flips.none')}</p>;
  return (
    <Stack as="ul" $gap={3}>
      {flips.map((flip) => (
        <Item key={flip.id}>
          <p>{flip.text[language]}</p>
          <Row data-no-print>
            <Button aria-disabled={isSending} onClick={() => onTry(flip)}>
              {t('flips.try')}
            </Button>
          </Row>
        </Item>
      ))}
    </Stack>
  );
}

/** Days on which the rules themselves change, as far as they are already law. */
export function Switches({ switches }: { switches: readonly EligibilitySwitch[] }) {
  const { t } = useTranslation(['eligibility', 'benefits']);
  const language = useLanguage();
  if (switches.length === 0) return null;
  return (
    <Stack as="section" $gap={2} aria-label={t('eligibility:switches.title')}>
      <h3>{t('eligibility:switches.title')}</h3>
      <Stack as="ul" $gap={3}>
        {switches.map((one) => (
          <Item key={`${one.on}${one.title.en}`}>
            <Row $gap={2}>
              <b>{one.title[language]}</b>
              {one.on && /^\d{4}-\d{2}-\d{2}$/.test(one.on) && (
                <Badge tone="warning">{formatDay(one.on, language, true)}</Badge>
              )}
            </Row>
            <p>{one.text[language]}</p>
            {one.source && (
              <Note>
                {t('benefits:windows.source')}{' '}
                <TextLink href={one.source.url}>{one.source.citation[language]}</TextLink>
              </Note>
            )}
          </Item>
        ))}
      </Stack>
    </Stack>
  );
}

const Program = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  h4 {
    font-size: ${text.lead};
  }
`;

/** Costs are no verdict about a person: they get their sentence without a badge. */
const COSTS: readonly EligibilityProgramView['program'][] = ['irmaa', 'late-enrollment'];

/** The programs beside the three. */
export function Programs({ programs }: { programs: readonly EligibilityProgramView[] }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  if (programs.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-label={t('programs.title')}>
      <h3>{t('programs.title')}</h3>
      {programs.map((one) => (
        <Program as="article" key={`${one.program}${one.title.en}`}>
          <Row $gap={2}>
            <h4>{one.title[language]}</h4>
            {!COSTS.includes(one.program) && (
              <Badge tone={one.outcome === 'possible' ? 'success' : 'neutral'}>{t(`verdicts.${one.outcome}`)}</Badge>
            )}
          </Row>
          <p>{one.text[language]}</p>
        </Program>
      ))}
    </Stack>
  );
}
