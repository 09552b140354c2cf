import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { EligibilityCard } from '@app/contracts/http/eligibility-answer';
import { color, shape, space, text } from '@web/ui/tokens';

const Frame = styled.div`
  border: 2px dashed ${color.lineStrong};
  border-radius: ${shape.radius};
  background: ${color.surface};
  & > div {
    display: grid;
    gap: ${space[2]};
    padding: ${space[4]};
  }
  & > div + div {
    border-block-start: 2px dashed ${color.lineStrong};
  }
  small {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  p {
    font-size: ${text[4]};
    font-weight: 700;
    line-height: 1.45;
  }
`;

const CardFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem ${space[4]};
  margin: 0;
  div {
    display: flex;
    gap: 0.375rem;
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
`;

/** What a clerk asks first, in English. */
export function ClerkFacts({ card }: { card: EligibilityCard }) {
  return (
    <CardFacts lang="en">
      {card.facts.map(({ label, value }) => (
        <div key={label.en}>
          <dt>{label.en}</dt>
          <dd>{value.en}</dd>
        </div>
      ))}
    </CardFacts>
  );
}

/** To hold out at a counter: what I say, and the same for the member of staff. */
export function ShowCard({ card }: { card: EligibilityCard }) {
  const { t } = useTranslation('eligibility');
  return (
    <Frame>
      <div>
        <small>{t('card.mine')}</small>
        <p lang="ko">{card.say.ko}</p>
      </div>
      <div>
        <small>{t('card.staff')}</small>
        <p lang="en">{card.say.en}</p>
        <ClerkFacts card={card} />
      </div>
    </Frame>
  );
}
