import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDocumentTitle } from '@web/base/document-title';
import { useWithZip } from '@web/base/zip-travel';
import { PathArt } from './path-art';
import { color, space, text } from './tokens';

export interface Crumb {
  label: string;
  to?: string;
}

export interface PageHeadProps {
  /** The page's only h1; also the document's title. */
  title: string;
  /** The English name of a program or a place, lighter next to a Korean title: "메디캘 Medi-Cal". */
  english?: string;
  /** One sentence: what this page is for. Left out where the answer is on the page already. */
  purpose?: ReactNode;
  /** Way from the home page, without home and without this page. */
  crumbs?: readonly Crumb[];
  /** The next useful thing to press. */
  action?: ReactNode;
  /** The small path and persimmon; off on operators' screens. */
  hasArt?: boolean;
  children?: ReactNode;
}

const Crumbs = styled.nav`
  font-size: ${text[6]};
  color: ${color.inkSoft};
  display: none;
  padding-block-start: ${space[4]};
  /* The bottom bar says where a phone is. */
  @container page (min-width: 46rem) {
    display: block;
  }
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
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
  }
  @media print {
    display: none;
  }
`;

const Head = styled.header<{ $hasArt: boolean }>`
  position: relative;
  display: grid;
  gap: 0.375rem;
  padding-block: 1.25rem ${space[4]};
  h1 {
    font-size: clamp(1.625rem, 1.2rem + 2.4cqi, 2.375rem);
    padding-inline-end: ${({ $hasArt }) => ($hasArt ? '5.5rem' : '0')};
  }
  h1 > span {
    font-weight: 400;
    color: ${color.inkSoft};
  }
  & > * {
    min-width: 0;
  }
  @container page (max-width: 21rem) {
    h1 {
      padding: 0;
    }
  }
  @container page (min-width: 46rem) {
    padding-block: ${space[6]} 1.25rem;
    align-content: start;
    /* The path ends above what follows, also under a title without a sentence. */
    min-height: ${({ $hasArt }) => ($hasArt ? '7.5rem' : '0')};
    & > :not(svg) {
      max-width: ${({ $hasArt }) => ($hasArt ? 'calc(100% - 10rem)' : 'none')};
    }
    h1 {
      padding: 0;
    }
  }
`;

const Art = styled(PathArt)`
  position: absolute;
  inset-inline-end: 0;
  inset-block-start: 0.875rem;
  width: 4.5rem;
  height: 3rem;
  @container page (max-width: 21rem) {
    display: none;
  }
  @container page (min-width: 46rem) {
    inset-block-start: 1rem;
    width: 9rem;
    height: 6rem;
  }
`;

const Purpose = styled.p`
  max-width: 34em;
  color: ${color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  margin-block-start: ${space[2]};
`;

export function PageHead({ title, english, purpose, crumbs, action, hasArt = true, children }: PageHeadProps) {
  const { t } = useTranslation('ui');
  const to = useWithZip();
  useDocumentTitle(title);
  return (
    <>
      {crumbs && (
        <Crumbs aria-label={t('crumbs.label')}>
          <ol>
            <li>
              <Link to={to('/')}>{t('crumbs.home')}</Link>
            </li>
            {crumbs.map((crumb) => (
              <li key={crumb.label}>{crumb.to ? <Link to={to(crumb.to)}>{crumb.label}</Link> : crumb.label}</li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </Crumbs>
      )}
      <Head $hasArt={hasArt}>
        {hasArt && <Art />}
        <h1 tabIndex={-1}>
          {title}
          {english && <span lang="en"> {english}</span>}
        </h1>
        {purpose && <Purpose>{purpose}</Purpose>}
        {children}
        {action && <Actions>{action}</Actions>}
      </Head>
    </>
  );
}
