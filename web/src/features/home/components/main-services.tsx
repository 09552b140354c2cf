import { ArrowRight, HeartPulse, IdCard } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { figureOn } from '@app/benefits/figures/home-figures';
import type { HomeFigureId } from '@app/benefits/figures/home-figures';
import { formatDollars } from '@web/shared/formats/numbers';
import { useLanguage } from '@web/shared/i18n/use-language';
import { RichText } from '@web/ui/rich-text';
import { Badge } from '@web/ui/badge';
import { IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { Grid, Section, SectionHead } from '@web/ui/layout';
import { Soft } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, space, text } from '@web/ui/tokens';
import { useToday } from '../hooks/use-today';

interface Service {
  id: 'medicare' | 'mediCal';
  to: string;
  icon: LucideIcon;
  figure: HomeFigureId;
}

const SERVICES: readonly Service[] = [
  { id: 'medicare', to: '/medicare', icon: IdCard, figure: 'partBPremium' },
  { id: 'mediCal', to: '/medi-cal', icon: HeartPulse, figure: 'mediCalAgedLimit' },
];

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  h3 {
    font-size: ${text[3]};
  }
`;

const FigureBox = styled.div`
  display: grid;
  gap: ${space[2]};
  border-block-start: 1px solid ${color.line};
  padding-block-start: ${space[4]};
  margin-block-start: ${space[2]};
`;

const Amount = styled.span`
  display: block;
  font-size: ${text[2]};
  font-weight: 700;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

/* Above the card's own link, so that the source can be pressed. */
const SourceLine = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  font-size: ${text[6]};
  color: ${color.inkSoft};
  justify-self: start;
  a {
    color: inherit;
  }
`;

const Other = styled(Soft)`
  font-weight: 400;
`;

function ServiceFigure({ id, figure }: Pick<Service, 'id' | 'figure'>) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const today = useToday();
  const row = figureOn(figure, today);
  const year = row.effectiveFrom.slice(0, 4);
  const thisYear = today.slice(0, 4);
  return (
    <FigureBox>
      <p>
        <Amount>{formatDollars(row.value)}</Amount>
        {t(`services.${id}.figure`)}
      </p>
      {row.rule && <Soft>{row.rule[language]}</Soft>}
      {thisYear > year && <Soft>{t('services.notLoaded', { year: thisYear })}</Soft>}
      <SourceLine>
        <Badge tone="teal">{t('services.year', { year })}</Badge>
        <span>
          {t('services.source')} <TextLink href={row.sourceUrl}>{row.sourceName[language]}</TextLink>
        </span>
        <span>{t('services.checked', { date: row.checkedOn })}</span>
      </SourceLine>
    </FigureBox>
  );
}

export function MainServices() {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-services">
      <SectionHead>
        <h2 id="home-services">{t('services.title')}</h2>
        <p>
          <Soft>{t('services.lead')}</Soft>
        </p>
      </SectionHead>
      <Grid $min="20rem">
        {SERVICES.map(({ id, to, icon, figure }) => (
          <LinkCard as="article" key={id}>
            <Head>
              <IconDisc>
                <Icon of={icon} />
              </IconDisc>
              <h3>
                <Link to={to}>
                  <RichText text={t(`services.${id}.name`)} tags={{ en: <Other lang="en" /> }} />
                </Link>
              </h3>
            </Head>
            <p>{t(`services.${id}.text`)}</p>
            <ServiceFigure id={id} figure={figure} />
            <LinkCardGo>
              {t(`services.${id}.go`)}
              <Icon of={ArrowRight} size="s" />
            </LinkCardGo>
          </LinkCard>
        ))}
      </Grid>
    </Section>
  );
}
