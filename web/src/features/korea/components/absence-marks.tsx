import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { color, shape, space } from '@web/ui/tokens';

const Marks = styled.ul`
  margin-block-end: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  li {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    gap: 0 ${space[3]};
    align-items: center;
    padding: ${space[2]} ${space[4]};
  }
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  a {
    display: grid;
    align-items: center;
    min-height: ${shape.target};
    color: ${color.ink};
  }
  @container page (max-width: 21rem) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** What happens after how long, each with the question that says more and names its page. */
const MARKS = ['before', 'ssi', 'county', 'plan', 'card'] as const;
const QUESTION = {
  before: 'calfresh-abroad',
  ssi: 'ssi-abroad',
  county: 'medi-cal-abroad',
  plan: 'plan-abroad',
  card: 'green-card-absence',
};

export function AbsenceMarks() {
  const { t } = useTranslation('korea');
  const figure = useFigureText();
  const values = {
    ssi: figure('ssiAbsenceDays'),
    county: figure('mediCalAbsenceDays'),
    plan: figure('planAbsenceMonths'),
    card: figure('greenCardAbsenceDays'),
  };
  return (
    <Marks>
      {MARKS.map((id) => (
        <li key={id}>
          <b>{t(`marks.${id}.when`, values)}</b>
          <Link to={{ hash: QUESTION[id] }} replace>
            {t(`marks.${id}.what`, values)}
          </Link>
        </li>
      ))}
    </Marks>
  );
}
