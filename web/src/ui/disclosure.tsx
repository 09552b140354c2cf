import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from './card';
import { Icon } from './icon';
import { color, motion, shape, space, text } from './tokens';

export interface DisclosureProps {
  /** The words of the button; also the heading of the part. */
  title: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Level of the heading in the page's outline. */
  titleAs?: 'h2' | 'h3';
}

const Box = styled(Card)`
  padding: 0;
`;

const Toggle = styled.button`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${shape.target};
  padding: ${space[4]} ${space[5]};
  border: 0;
  border-radius: ${shape.radius};
  background: none;
  color: inherit;
  font-size: ${text[4]};
  font-weight: 700;
  line-height: 1.35;
  text-align: start;
  &:hover {
    background: ${color.teal50};
  }
  svg {
    flex: none;
    transition: transform ${motion.calm} ${motion.ease};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  @container page (max-width: 22rem) {
    padding: ${space[4]};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: 0 ${space[5]} ${space[5]};
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
  @container page (max-width: 22rem) {
    padding-inline: ${space[4]};
  }
`;

/** One part of a page that folds away under its heading; what stands in it keeps its state. */
export function Disclosure({ title, children, isOpenAtFirst = false, titleAs: Title = 'h2' }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  return (
    <Box>
      <Title>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setIsOpen(!isOpen)}>
          <span>{title}</span>
          <Icon of={ChevronDown} />
        </Toggle>
      </Title>
      <Body id={bodyId} hidden={!isOpen}>
        {children}
      </Body>
    </Box>
  );
}
