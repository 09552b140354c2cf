import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { TitledSection } from './titled-section';
import { Fold } from './receipt-fold';

export interface FoldItem {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  icon?: LucideIcon;
  isOpenAtFirst?: boolean;
  content: ReactNode;
}

/** The rest of a page, folded line under line; each part has its heading. Paper shows them all. */
export function FoldGroup({ title, items }: { title: string; items: readonly FoldItem[] }) {
  const headingId = useId();
  return (
    <TitledSection id={headingId} title={title}>
      <div>
        {items.map(({ id, content, ...fold }) => (
          <Fold key={id} {...fold} titleAs="h3">
            {content}
          </Fold>
        ))}
      </div>
    </TitledSection>
  );
}
