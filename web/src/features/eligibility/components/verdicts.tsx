import { Check, CircleAlert, CircleCheck, CircleMinus, CircleQuestionMark, Minus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityResponse } from '@app/contracts/http/eligibility';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Badge } from '@web/ui/badge';
import type { BadgeTone } from '@web/ui/badge';
import { Icon } from '@web/ui/icon';
import { Stack } from '@web/ui/layout';
import { RichText } from '@web/ui/rich-text';
import { Soft } from '@web/ui/text';
import { color, shape, space, text } from '@web/ui/tokens';

const PROGRAMS = ['medicare', 'mediCal', 'extraHelp'] as const;
export type VerdictProgram = (typeof PROGRAMS)[number];

/** possible = the specification's boolean; undecided = the boolean rests on something that was not asked. */
export type VerdictState = 'possible' | 'undecided' | 'not-possible';

const LOOK: Record<VerdictState, { tone: BadgeTone; icon: LucideIcon; disc: LucideIcon }> = {
  possible: { tone: 'success', icon: Check, disc: CircleCheck },
  undecided: { tone: 'warning', icon: CircleAlert, disc: CircleQuestionMark },
  'not-possible': { tone: 'neutral', icon: Minus, disc: CircleMinus },
};

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.25rem ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  break-inside: avoid;
  @container page (max-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    padding: ${space[4]};
    & > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
  @container page (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
    & > :last-child {
      grid-column: 1;
    }
  }
`;

const DISCS: Record<VerdictState, string> = {
  possible: `background: ${color.success100}; color: ${color.success};`,
  undecided: `background: ${color.warning100}; color: ${color.warning};`,
  'not-possible': `background: ${color.sunken}; color: ${color.inkSoft};`,
};

const Disc = styled.span<{ $state: VerdictState }>`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  ${({ $state }) => DISCS[$state]}
`;

const Name = styled.h3`
  font-size: ${text[4]};
  line-height: 1.35;
`;

const Why = styled.p`
  color: ${color.inkSoft};
`;

/**
 * A true boolean is "possible" even when something was not asked (its rule says so below); a false one is "undecided"
 * only where the trace could not decide.
 */
export function verdictState(answer: EligibilityResponse, program: VerdictProgram): VerdictState {
  if (answer[program]) return 'possible';
  return answer.outcomes[program] === 'unknown' ? 'undecided' : 'not-possible';
}

/** The three lines of the specification, each with its reason. */
export function Verdicts({ answer }: { answer: EligibilityResponse }) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return (
    <Stack as="ul" $gap={3}>
      {PROGRAMS.map((program) => {
        const state = verdictState(answer, program);
        const { tone, icon, disc } = LOOK[state];
        return (
          <Line key={program} data-verdict={`${program}:${state}`}>
            <Disc $state={state}>
              <Icon of={disc} />
            </Disc>
            <div>
              <Name>
                <RichText text={t(`verdicts.${program}`)} tags={{ en: <Soft lang="en" /> }} />
              </Name>
              <Why>{answer.reasons[program][language]}</Why>
            </div>
            <Badge tone={tone} icon={icon}>
              {t(`verdicts.${state}`)}
            </Badge>
          </Line>
        );
      })}
    </Stack>
  );
}
