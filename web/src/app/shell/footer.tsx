import { ChevronDown } from 'lucide-react';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { SiteResponse } from '@app/contracts/http/gateway';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import useSWR from 'swr';
import { apiGet } from '@web/shared/api/api-client';
import { HELP_LINES } from '@web/base/contacts';
import { useWithZip } from '@web/base/zip-travel';
import { useToday } from '@web/shared/use-today';
import { Icon } from '@web/ui/icon';
import { PhoneLink } from '@web/ui/phone-link';
import { color, layout, text } from '@web/ui/tokens';
import { FOOTER_EXTRAS, LEGAL_PAGES, NAV_GROUPS } from '../nav-items';

const Field = styled.footer`
  container: footer / inline-size;
  background: ${color.sunken};
  border-block-start: 1px solid ${color.line};
  font-size: ${text[6]};
  @media print {
    display: none;
  }
`;

/* Below 64 rem there is room for the bottom bar. */
const Inner = styled.div`
  max-width: 80rem;
  margin-inline: auto;
  padding: 0.25rem clamp(1rem, 4cqi, 2.5rem) calc(${layout.dock} + 0.5rem);
  @container footer (min-width: 64rem) {
    padding-block: 1.25rem 2rem;
  }
`;

const Whole = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    font-weight: 700;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem 1rem;
  padding-block-end: 0.75rem;
  h2 {
    font-size: ${text[6]};
    color: ${color.inkSoft};
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.ink};
    line-height: 1.35;
  }
  @container footer (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container footer (min-width: 64rem) {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Statements = styled.div`
  padding-block-start: 0.625rem;
  border-block-start: 1px solid ${color.line};
  color: ${color.inkSoft};
  line-height: 1.4;
  p {
    max-width: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
  }
  /* As high as a finger, and no higher than its line. */
  p a {
    margin-block: -0.625rem;
  }
`;

const Legal = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
`;

function SupportAddress() {
  const { t } = useTranslation('shell');
  const { data } = useSWR<SiteResponse, Error>(GATEWAY_PATHS.site, (path: string) => apiGet<SiteResponse>(path));
  if (!data?.supportEmail) return null;
  return (
    <p>
      {t('footer.email')} <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>
    </p>
  );
}

function Copyright() {
  const { t } = useTranslation('shell');
  return <p>{t('footer.copyright', { year: useToday().slice(0, 4) })}</p>;
}

/** Folded: every page of the product in four columns. Below it what must always be said. */
export function Footer() {
  const { t } = useTranslation('shell');
  const to = useWithZip();
  const groups = NAV_GROUPS.filter(({ items }) => items.length > 0).map(({ id, items }) => ({
    id,
    items: id === 'help' ? [...items, ...FOOTER_EXTRAS] : items,
  }));
  return (
    <Field>
      <Inner>
        <Whole>
          <summary>
            {t('footer.all')}
            <Icon of={ChevronDown} />
          </summary>
          <Columns>
            {groups.map(({ id, items }) => (
              <nav key={id} aria-labelledby={`footer-${id}`}>
                <h2 id={`footer-${id}`}>{t(`navGroup.${id}`)}</h2>
                <ul>
                  {items.map((item) => (
                    <li key={item.to}>
                      <Link to={to(item.to)}>{t(`nav.${item.label}`)}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </Columns>
          <p>{t('footer.languages')}</p>
        </Whole>
        <Statements>
          <p>{t('footer.educational')}</p>
          <p>
            {t('footer.hicap')} <PhoneLink phone={HELP_LINES.hicap.number} label={t('footer.hicapName')} />
          </p>
          <SupportAddress />
          <Legal aria-label={t('footer.legal')}>
            {LEGAL_PAGES.map((page) => (
              <Link key={page} to={to(`/${page}`)}>
                {t(`nav.${page}`)}
              </Link>
            ))}
          </Legal>
          <Copyright />
        </Statements>
      </Inner>
    </Field>
  );
}
