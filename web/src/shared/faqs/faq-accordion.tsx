// Questions of a list with their answers. Screens that show them load the `faqs` namespace.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqRecord } from '@app/content/records/faqs';
import { useLanguage } from '@web/base/i18n/use-language';
import { partOf } from '@web/base/part-of-address';
import { Accordion } from '@web/ui/accordion';
import { FaqAnswer } from './faq-answer';

export interface FaqAccordionProps {
  faqs: readonly FaqRecord[];
  /** Names the opened question in the address (`#estate-recovery`); '' = none. */
  onOpen: (id: string) => void;
}

/** The question that the address names is open, and has the focus: a link may lead to it from outside or from the chat. */
export function FaqAccordion({ faqs, onOpen }: FaqAccordionProps) {
  const language = useLanguage();
  const open = partOf(useLocation().hash);
  useEffect(() => {
    if (open) document.getElementById(open)?.closest('button')?.focus();
  }, [open]);
  return (
    <Accordion
      type="single"
      open={[open]}
      onOpenChange={([id = '']) => onOpen(id)}
      items={faqs.map((faq) => ({
        id: faq.id,
        title: <span id={faq.id}>{faq.question[language]}</span>,
        content: <FaqAnswer faq={faq} />,
      }))}
    />
  );
}
