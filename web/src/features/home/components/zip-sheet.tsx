// The specification's way by ZIP in its two steps: five digits, then one of thirteen categories. Loaded when it is opened.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useZip } from '@web/base/zip-travel';
import { Path, PathStep } from '@web/ui/path';
import { Sheet } from '@web/ui/sheet';
import { isWholeZip } from '@web/base/zip-digits';
import type { Category } from '../content/categories';
import { CategoryGrid } from './category-grid';
import { ZipStep } from './zip-step';

export function ZipSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const zipRef = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState(useZip());
  const [hasError, setHasError] = useState(false);
  const isWhole = isWholeZip(zip);

  const changeZip = (next: string) => {
    setZip(next);
    setHasError(false);
  };
  const choose = (category: Category) => {
    if (isWhole) {
      // The list takes the sheet's place, so that "back" leads home.
      void navigate(category.addressFor(zip), { replace: true });
      return;
    }
    setHasError(true);
    zipRef.current?.focus();
  };

  return (
    <Sheet title={t('ask.byZip')} isOpen onClose={onClose}>
      <Path>
        <PathStep state={isWhole ? 'done' : 'open'} marker={1}>
          <ZipStep ref={zipRef} zip={zip} onChange={changeZip} hasError={hasError} />
        </PathStep>
        <PathStep marker={2}>
          <h3>{t('categories.title')}</h3>
          <CategoryGrid zip={isWhole ? zip : null} onChoose={choose} />
        </PathStep>
      </Path>
    </Sheet>
  );
}
