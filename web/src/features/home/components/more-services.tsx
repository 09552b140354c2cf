import { ChevronRight, FileText, HandHeart, MapPin, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { Section, SectionHead } from '@web/ui/layout';
import { color, shape, space, text } from '@web/ui/tokens';

const SERVICES = [
  { id: 'providers', to: '/providers', icon: MapPin },
  { id: 'insurers', to: '/insurance-companies', icon: ShieldCheck },
  { id: 'programs', to: '/assistance-programs', icon: HandHeart },
  { id: 'forms', to: '/forms', icon: FileText },
] as const;

const Rows = styled.ul`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

const RowLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[5]};
  border-radius: ${shape.radius};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    background: ${color.teal50};
  }
  & > svg {
    color: ${color.teal700};
  }
  b {
    display: block;
    font-size: 1.1875rem;
    line-height: 1.4;
  }
  @container page (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};
    & > svg:last-child {
      display: none;
    }
  }
`;

const About = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text[6]};
  line-height: 1.5;
`;

export function MoreServices() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-more">
      <SectionHead>
        <h2 id="home-more">{t('more.title')}</h2>
      </SectionHead>
      <Rows>
        {SERVICES.map(({ id, to, icon }) => (
          <li key={id}>
            <RowLink to={to}>
              <Icon of={icon} />
              <span>
                <b>{t(`more.${id}.title`)}</b>
                <About>{t(`more.${id}.text`)}</About>
              </span>
              <Icon of={ChevronRight} />
            </RowLink>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
