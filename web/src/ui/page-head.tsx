import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDocumentTitle } from '@web/shared/document-title';
import { Lead } from './text';
import { color, space, text } from './tokens';

export interface Crumb {
  label: string;
  to?: string;
}

export interface PageHeadProps {
  /** The page's only h1; also the document's title. */
  title: string;
  /** One sentence: what this page is for. */
  purpose: ReactNode;
  /** Way from the home page, without home and without this page. */
  crumbs?: readonly Crumb[];
  /** The next useful thing to press. */
  action?: ReactNode;
  children?: ReactNode;
}

const Crumbs = styled.nav`
  font-size: ${text[6]};
  color: ${color.inkSoft};
  padding-block-start: ${space[5]};
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
  }
  li + li::before {
    content: '›' / '';
  }
  a {
    color: inherit;
  }
  @media print {
    display: none;
  }
`;

const Head = styled.header<{ $hasCrumbs: boolean }>`
  padding-block: ${({ $hasCrumbs }) => ($hasCrumbs ? space[3] : space[6])} ${space[6]};
  display: grid;
  gap: ${space[3]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;

export function PageHead({ title, purpose, crumbs, action, children }: PageHeadProps) {
  const { t } = useTranslation('ui');
  useDocumentTitle(title);
  return (
    <>
      {crumbs && (
        <Crumbs aria-label={t('crumbs.label')}>
          <ol>
            <li>
              <Link to="/">{t('crumbs.home')}</Link>
            </li>
            {crumbs.map((crumb) => (
              <li key={crumb.label}>{crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : crumb.label}</li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </Crumbs>
      )}
      <Head $hasCrumbs={Boolean(crumbs)}>
        <h1 tabIndex={-1}>{title}</h1>
        <Lead>{purpose}</Lead>
        {children}
        {action && <Actions>{action}</Actions>}
      </Head>
    </>
  );
}
