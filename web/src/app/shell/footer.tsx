import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { HELP_LINES } from '@web/shared/contacts';
import { pacificDate } from '@web/shared/formats/dates';
import { PhoneLink } from '@web/ui/phone-link';
import { color, space, text } from '@web/ui/tokens';
import { FOOTER_GROUPS } from '../nav-items';

const Field = styled.footer`
  container: footer / inline-size;
  background: ${color.sunken};
  border-block-start: 1px solid ${color.line};
  @media print {
    display: none;
  }
`;

/* Below 64 rem there is room for the bottom bar. */
const Inner = styled.div`
  max-width: 82rem;
  margin-inline: auto;
  padding: ${space[7]} clamp(1rem, 4cqi, 2.5rem) ${space[6]};
  display: grid;
  gap: ${space[6]};
  @container footer (max-width: 63.99rem) {
    padding-block-end: 6.5rem;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  h2 {
    font-size: ${text[5]};
    margin-block-end: ${space[1]};
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.ink};
    text-decoration-color: ${color.lineStrong};
  }
`;

const Statements = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.line};
  font-size: ${text[6]};
  p {
    max-width: 52rem;
  }
`;

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <Field>
      <Inner>
        <Columns>
          {FOOTER_GROUPS.map((group) => (
            <nav key={group.id} aria-labelledby={`footer-${group.id}`}>
              <h2 id={`footer-${group.id}`}>{t(`footer.${group.id}`)}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{t(`nav.${link.label}`)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Statements>
          <p>{t('footer.educational')}</p>
          <p>{t('footer.languages')}</p>
          <p>
            {t('footer.hicap')} <PhoneLink phone={HELP_LINES.hicap.number} label={t('footer.hicapName')} />
          </p>
          <p>{t('footer.copyright', { year: pacificDate(new Date()).slice(0, 4) })}</p>
        </Statements>
      </Inner>
    </Field>
  );
}
