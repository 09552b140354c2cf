import { ChevronDown, ReceiptText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from './icon';
import { color, motion, space, text } from './tokens';

export interface FoldProps {
  title: ReactNode;
  /** One quiet line under the title: what is inside. */
  note?: ReactNode;
  icon?: LucideIcon;
  isOpenAtFirst?: boolean;
  /** Level of the title in the page's outline; without it the fold is no heading. */
  titleAs?: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

const Box = styled.div`
  border-block: 1px solid ${color.line};
  & + & {
    border-block-start: 0;
  }
`;

const Title = styled.div`
  font-size: inherit;
`;

const Toggle = styled.button`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  & > span {
    flex: 1;
    min-width: 0;
  }
  padding: 0.375rem 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${text[5]};
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  & > svg {
    color: ${color.inkSoft};
  }
  & > svg:last-child {
    transition: transform ${motion.calm} ${motion.ease};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  &:hover b {
    text-decoration: underline;
  }
  small {
    display: block;
    color: ${color.inkSoft};
  }
  @media print {
    & > svg:last-child {
      display: none;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[1]} ${space[5]};
  & > * {
    min-width: 0;
  }
  @media screen {
    &[hidden] {
      display: none;
    }
  }
  /* Paper cannot unfold. */
  @media print {
    &[hidden] {
      display: grid;
    }
  }
`;

/** A line that folds something away: title, a quiet note, a chevron. Is alone or in a row of folds. */
export function Fold({ title, note, icon, isOpenAtFirst = false, titleAs, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  return (
    <Box>
      <Title as={titleAs ?? 'div'}>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setIsOpen(!isOpen)}>
          {icon && <Icon of={icon} />}
          <span>
            <b>{title}</b>
            {note && <small>{note}</small>}
          </span>
          <Icon of={ChevronDown} />
        </Toggle>
      </Title>
      <Body id={bodyId} hidden={!isOpen}>
        {children}
      </Body>
    </Box>
  );
}

/** The one fold "근거 보기" of an answer: arithmetic, limits, sources, check dates. `note` names year and publisher. */
export function ReceiptFold({ title, ...rest }: Omit<FoldProps, 'title' | 'icon'> & { title?: ReactNode }) {
  const { t } = useTranslation('ui');
  return <Fold {...rest} title={title ?? t('receipt')} icon={ReceiptText} />;
}
