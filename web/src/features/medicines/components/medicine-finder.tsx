// One box: what somebody types is compared in the browser alone, and a press puts the medicine on the list.
import { CirclePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLanguage } from '@web/base/i18n/use-language';
import { listed } from '@web/shared/medicines/medicine-list';
import type { FoundMedicine, ListedMedicine } from '@web/shared/medicines/medicine-list';
import { Icon } from '@web/ui/icon';
import { Stack } from '@web/ui/layout';
import { TextField } from '@web/ui/text-field';
import { color, shape, text as size } from '@web/ui/tokens';
import { VisuallyHidden } from '@web/ui/text';
import { useFoundMedicines } from '../hooks/use-found-medicines';

const Found = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  overflow: clip;
  li + li {
    border-block-start: 1px solid ${color.line};
  }
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.75rem;
    align-items: center;
    width: 100%;
    min-height: 3.25rem;
    padding: 0.375rem 1rem;
    border: 0;
    background: none;
    color: ${color.ink};
    font-weight: 700;
    line-height: 1.35;
    text-align: start;
  }
  button:hover {
    background: ${color.teal50};
  }
  button:focus-visible {
    outline-offset: -4px;
  }
  svg {
    color: ${color.teal600};
  }
  small {
    display: block;
    font-size: ${size[6]};
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

function Candidates({ found, onPick }: { found: readonly FoundMedicine[]; onPick: (medicine: FoundMedicine) => void }) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  return (
    <Found aria-label={t('find.found')}>
      {found.map((medicine) => (
        <li key={medicine.id}>
          <button type="button" onClick={() => onPick(medicine)}>
            <span>
              {medicine.name[language]}
              {medicine.note && <small>{medicine.note[language]}</small>}
            </span>
            <Icon of={CirclePlus} />
            <VisuallyHidden>{t('find.add')}</VisuallyHidden>
          </button>
        </li>
      ))}
    </Found>
  );
}

export interface MedicineFinderProps {
  onAdd: (medicine: ListedMedicine) => void;
  error: string | undefined;
}

export function MedicineFinder({ onAdd, error }: MedicineFinderProps) {
  const { t } = useTranslation('medicines');
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const found = useFoundMedicines(text);
  const add = (medicine: FoundMedicine) => {
    onAdd(listed(medicine));
    setText('');
    box.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found ?? [];
    if (first) add(first);
  };
  return (
    <form role="search" aria-label={t('find.label')} onSubmit={submit} autoComplete="off">
      <Stack $gap={2}>
        <TextField
          ref={box}
          label={t('find.label')}
          hint={t('find.hint')}
          error={error}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={text}
          onValueChange={setText}
        />
        <VisuallyHidden role="status">{found && t('find.count', { count: found.length })}</VisuallyHidden>
        {found && found.length > 0 && <Candidates found={found} onPick={add} />}
        {found?.length === 0 && <p>{t('find.none', { words: text.trim() })}</p>}
      </Stack>
    </form>
  );
}
