// What a visitor wrote, put together to take along, print, copy or send with their own mail program. It stays in this page:
// nothing is sent, nothing is stored. Screens that show it load the `readytext` namespace and are in a dialog.
import { Copy, Mail, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { printPage } from '@web/base/in-app-browser';
import { formatDate } from '@web/base/formats/dates';
import { copyText } from '@web/base/copy-text';
import { withoutJoiners } from '@web/base/formats/keep-together';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { PrintSheet } from '@web/ui/print-sheet';
import { color, shape, space } from '@web/ui/tokens';
import { usePrintsAlone } from '@web/ui/use-prints-alone';
import { useToast } from '@web/ui/use-toast';

export interface ReadyTextProps {
  title: string;
  lines: readonly string[];
  /** Whom the mail program writes to; without one the visitor fills it in. */
  mailTo?: string | null;
  /** Says that nothing was sent, and what to do now. */
  notice: { title: string; text: string };
}

const Words = styled.pre`
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const PrintedWords = styled(Words)`
  padding: 0;
  border: 0;
`;

/** A mail program opened with the text in it. @param to '' = the visitor chooses */
const mailAddress = (to: string, subject: string, lines: readonly string[]): string =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(withoutJoiners(subject))}&body=${encodeURIComponent(withoutJoiners(lines.join('\r\n')))}`;

export function ReadyText({ title, lines, mailTo, notice }: ReadyTextProps) {
  const { t } = useTranslation('readytext');
  const { showToast } = useToast();
  const language = useLanguage();
  const today = useToday();
  usePrintsAlone();
  const text = lines.join('\n');
  const copy = async () => {
    if (await copyText(text)) showToast({ title: t('copied'), tone: 'success' });
    else showToast({ title: t('notCopied'), description: t('notCopiedText'), tone: 'danger' });
  };
  return (
    <>
      <Stack $gap={4} data-no-print>
        <Callout tone="success" title={notice.title} role="status">
          <p>{notice.text}</p>
        </Callout>
        <Words aria-label={title} tabIndex={0} role="region">
          {text}
        </Words>
        <Row>
          <Button variant="primary" icon={Printer} onClick={printPage}>
            {t('print')}
          </Button>
          <Button icon={Copy} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <LinkButton href={mailAddress(mailTo ?? '', title, lines)} icon={Mail}>
            {t('mail')}
          </LinkButton>
        </Row>
      </Stack>
      <PrintSheet title={title} date={formatDate(today, language)}>
        <PrintedWords>{text}</PrintedWords>
      </PrintSheet>
    </>
  );
}
