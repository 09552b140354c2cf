import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '@web/ui/use-toast';
import { consultationFaults, EMPTY_CONSULTATION } from '../logic/consultation';
import type { Consultation, ConsultationFaults } from '../logic/consultation';

export interface ConsultationForm {
  given: Consultation;
  faults: ConsultationFaults;
  /** The sheet was requested and nothing was wrong. */
  isReady: boolean;
  change: (part: Partial<Consultation>) => void;
  /** Makes the sheet, or says what is wrong. */
  finish: () => void;
  /** Back to the form, with what was written. */
  mend: () => void;
}

/** The form of one opened dialog: closing it forgets everything. */
export function useConsultation(): ConsultationForm {
  const { t } = useTranslation('forms');
  const { showToast } = useToast();
  const [given, setGiven] = useState(EMPTY_CONSULTATION);
  const [faults, setFaults] = useState<ConsultationFaults>({});
  const [isReady, setIsReady] = useState(false);
  const change = (part: Partial<Consultation>) => {
    setGiven({ ...given, ...part });
    // What is being mended is no longer called wrong; the next press looks again.
    const touched = Object.keys(part);
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !touched.includes(field))));
  };
  const finish = () => {
    const found = consultationFaults(given, new Date());
    setFaults(found);
    const isWhole = Object.keys(found).length === 0;
    setIsReady(isWhole);
    showToast(
      isWhole
        ? { title: t('consultation.ready'), tone: 'success' }
        : { title: t('consultation.missing'), description: t('consultation.missingText'), tone: 'danger' },
    );
  };
  return { given, faults, isReady, change, finish, mend: () => setIsReady(false) };
}
