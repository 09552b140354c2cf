// Result-first search: after a search the form is one line; pressing it opens the form as a sheet.
import { Search } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from './icon';
import { Sheet } from './sheet';
import { color, layout, shape, text } from './tokens';
import { useSheet } from './use-sheet';

export interface FoldLineProps {
  /** First visit: false, and the form is open on the page. */
  hasSearched: boolean;
  /** The query: ["90006", "25마일", "한국어"]; the first is bold. Empty ones are left out. */
  parts: readonly (string | null | undefined | false)[];
  /** Heading of the sheet. */
  title: string;
  /** The form; it gets `close` for answers that do not change the address. */
  children: (close: () => void) => ReactNode;
}

const Line = styled.div`
  position: sticky;
  inset-block-start: ${layout.header};
  z-index: 15;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3.25rem;
  padding: 0.1875rem 0.1875rem 0.1875rem 0.875rem;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${shape.radius};
  & > svg {
    color: ${color.teal600};
  }
  /* The largest text: the words need the room of the sign. */
  @container page (max-width: 18rem) {
    & > svg {
      display: none;
    }
  }
  @container page (min-width: 46rem) {
    inset-block-start: calc(${layout.header} + 0.5rem);
  }
  @media print {
    position: static;
    border: 0;
    padding: 0;
  }
`;

const Summary = styled.p`
  flex: 1;
  max-width: none;
  min-width: 0;
  line-height: 1.35;
  b {
    font-variant-numeric: tabular-nums;
  }
`;

const Change = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: 0.25rem 0.875rem;
  border: 0;
  border-radius: 0.625rem;
  background: ${color.teal100};
  color: ${color.teal700};
  font-weight: 700;
  font-size: ${text[5]};
  &:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

export function FoldLine({ hasSearched, parts, title, children }: FoldLineProps) {
  const { t } = useTranslation('ui');
  const sheet = useSheet('search');
  if (!hasSearched) return <>{children(() => undefined)}</>;
  const shown = parts.filter((part): part is string => Boolean(part));
  return (
    <>
      <Line>
        <Icon of={Search} />
        <Summary>
          {shown.map((part, index) => (
            <Fragment key={part}>{index === 0 ? <b>{part}</b> : ` · ${part}`}</Fragment>
          ))}
        </Summary>
        <Change type="button" aria-haspopup="dialog" onClick={() => sheet.open()}>
          {t('search.change')}
        </Change>
      </Line>
      <Sheet title={title} isOpen={sheet.openId !== null} onClose={sheet.close}>
        {children(sheet.close)}
      </Sheet>
    </>
  );
}
