import { ArrowRight, HeartPulse, IdCard } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHeadlineFigures } from '@web/shared/benefits/use-headline-figures';
import { useCheckedDate } from '@web/shared/formats/use-checked-date';
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
import { useToday } from '@web/shared/use-today';
import { headlinesOn } from '../logic/headline-figures';
import type { ServiceId } from '../logic/headline-figures';

interface Service {
  id: ServiceId;
  to: string;
  icon: LucideIcon;
}

const SERVICES: readonly Service[] = [
  { id: 'medicare', to: '/medicare', icon: IdCard },
  { id: 'mediCal', to: '/medi-cal', icon: HeartPulse },
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

function ServiceFigure({ id }: Pick<Service, 'id'>) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const today = useToday();
  const checkedDate = useCheckedDate();
  const headline = headlinesOn(useHeadlineFigures(), today)[id];
  if (!headline) return null;
  const { amount, year, isOld, percent, source, checkedOn } = headline;
  return (
    <FigureBox>
      <p>
        <Amount>{formatDollars(amount)}</Amount>
        {t(`services.${id}.figure`)}
      </p>
      {percent !== null && <Soft>{t('services.rule', { year, percent })}</Soft>}
      {isOld && <Soft>{t('services.notLoaded', { year: today.slice(0, 4) })}</Soft>}
      <SourceLine>
        <Badge tone="teal">{t('services.year', { year })}</Badge>
        {source && (
          <span>
            {t('services.source')} <TextLink href={source.url}>{source.citation[language]}</TextLink>
          </span>
        )}
        <span>{t('services.checked', { date: checkedDate(checkedOn, source?.verified) })}</span>
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
        {SERVICES.map(({ id, to, icon }) => (
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
            <ServiceFigure id={id} />
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
