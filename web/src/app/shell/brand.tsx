import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWithZip } from '@web/base/zip-travel';
import { color, shape, text } from '@web/ui/tokens';

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: ${shape.target};
  margin-inline-end: auto;
  color: ${color.ink};
  text-decoration: none;
  svg {
    width: 2rem;
    height: 2rem;
  }
  @container app (min-width: 64rem) {
    gap: 0.625rem;
    margin-inline-end: 0;
    svg {
      width: 2.5rem;
      height: 2.5rem;
    }
  }
`;

/* Very large text on a small phone: the mark alone, so that both languages stay in reach. */
const Korean = styled.span`
  display: block;
  font-size: ${text.row};
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;
  @container app (max-width: 21rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @container app (min-width: 64rem) {
    font-size: 1.3125rem;
  }
`;

const English = styled.span`
  display: none;
  font-size: ${text[6]};
  line-height: 1.25;
  color: ${color.inkSoft};
  white-space: nowrap;
  @container app (min-width: 64rem) {
    display: block;
  }
`;

/* Next to the buttons of a phone's header only the short name has room. */
const Whole = styled.span`
  display: none;
  @container app (min-width: 48rem) {
    display: inline;
  }
`;
const Tight = styled.span`
  @container app (min-width: 48rem) {
    display: none;
  }
`;

/** The path mark (its persimmon is where the path ends) and both names. */
export function Brand() {
  const { t } = useTranslation('shell');
  const to = useWithZip();
  return (
    <Home to={to('/')}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="11" fill={color.teal700} />
        <path
          d="M10.5 33.5c0-7.5 15.5-5.5 15.5-12.5 0-3.6-3.6-4.2-3.6-7"
          fill="none"
          stroke={color.paper}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="25" cy="8.3" r="3.7" fill={color.persimmonDot} />
      </svg>
      <span>
        <Korean lang="ko">
          <Whole>{t('brand.korean')}</Whole>
          <Tight>{t('brand.koreanShort')}</Tight>
        </Korean>
        <English lang="en">{t('brand.english')}</English>
      </span>
    </Home>
  );
}
