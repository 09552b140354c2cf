// The specification's way by ZIP in its two steps: five digits, then one of thirteen categories. Loaded when it is opened.
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useZip } from '@web/base/zip-travel';
import { Path, PathStep } from '@web/ui/path';
import { Sheet } from '@web/ui/sheet';
import { isWholeZip } from '@web/base/zip-digits';
import { PLACE_CATEGORIES, PROGRAM_CATEGORIES } from '../content/categories';
import type { Category } from '../content/categories';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { color, motion, shape, space, text } from '@web/ui/tokens';
import { useLanguage } from '@web/base/i18n/use-language';
import { ZipField } from '@web/ui/zip-field';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import { placeText } from '../logic/place-text';

const Where = styled.span`
  display: block;
  font-weight: 400;
  color: ${color.inkSoft};
`;

interface ZipStepProps {
  ref: Ref<HTMLInputElement>;
  zip: string;
  onChange: (zip: string) => void;
  /** A category was pressed without a whole ZIP. */
  hasError: boolean;
}

/** The large ZIP box: how many digits are missing, then the place, so that a wrong digit is seen at once. */
function ZipStep({ ref, zip, onChange, hasError }: ZipStepProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const place = usePlaceOfZip(isWholeZip(zip) ? zip : null);
  const where = place.isUnknown
    ? t('zip.unknown', { zip })
    : place.found && t('zip.place', { zip, place: placeText(place.found, language) });
  return (
    <ZipField
      ref={ref}
      label={t('zip.title')}
      value={zip}
      onValueChange={onChange}
      error={hasError ? t('zip.alert') : undefined}
      confirmation={
        <>
          {t('zip.ready')}
          {where && <Where>{where}</Where>}
        </>
      }
    />
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[4]};
  @container page (min-width: 46rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
  }
`;

const Group = styled.section`
  display: grid;
  gap: ${space[2]};
  grid-template-rows: auto 1fr;
`;

const GroupTitle = styled.h4`
  font-size: ${text[5]};
  color: ${color.inkSoft};
`;

const Buttons = styled.ul<{ $columns: 1 | 2 }>`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fit, minmax(min(7.25rem, 100%), 1fr));
  grid-auto-rows: 1fr;
  & > li {
    display: grid;
  }
  @container page (min-width: 34rem) {
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  }
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const CategoryButton = styled.button`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.75rem;
  padding: 0.5rem 1rem;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.paper};
  font-weight: 700;
  text-align: start;
  line-height: 1.3;
  transition: background ${motion.fast} ${motion.ease};
  svg {
    color: ${color.teal600};
  }
  &:hover {
    background: ${color.teal100};
    border-color: ${color.teal700};
  }
  &[aria-disabled='true'] {
    background: ${color.sunken};
    color: ${color.disabled};
    svg {
      color: ${color.disabled};
    }
  }
  @container page (max-width: 34rem) {
    flex-direction: column;
    align-items: start;
    justify-content: center;
    gap: 0.25rem;
    padding: 0.625rem 0.5rem;
    min-height: 5rem;
  }
`;

interface CategoryGridProps {
  /** The whole ZIP, or null while fewer than five digits are in the box. */
  zip: string | null;
  onChoose: (category: Category) => void;
}

interface GroupProps extends CategoryGridProps {
  title: string;
  categories: readonly Category[];
  columns: 1 | 2;
}

function CategoryGroup({ title, categories, columns, zip, onChoose }: GroupProps) {
  const { t } = useTranslation('home');
  return (
    <Group aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <Buttons $columns={columns}>
        {categories.map((category) => (
          <li key={category.id}>
            {/* aria-disabled, not disabled: a press without a ZIP has to say what is missing. */}
            <CategoryButton type="button" aria-disabled={zip === null} onClick={() => onChoose(category)}>
              <Icon of={category.icon} />
              {t(`categories.${category.id}`)}
            </CategoryButton>
          </li>
        ))}
      </Buttons>
    </Group>
  );
}

/** Thirteen ways on: five programs, eight kinds of places near the ZIP. */
function CategoryGrid({ zip, onChoose }: CategoryGridProps) {
  const { t } = useTranslation('home');
  const near = zip === null ? t('categories.nearNoZip') : t('categories.near', { zip });
  return (
    <Groups>
      <CategoryGroup
        title={t('categories.programs')}
        categories={PROGRAM_CATEGORIES}
        columns={1}
        zip={zip}
        onChoose={onChoose}
      />
      <CategoryGroup title={near} categories={PLACE_CATEGORIES} columns={2} zip={zip} onChoose={onChoose} />
    </Groups>
  );
}

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
