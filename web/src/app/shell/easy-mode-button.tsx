import { AArrowUp, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { chooseEasyMode, useIsEasyMode } from '@web/shared/easy-mode';
import { Button } from '@web/ui/button';

/** Large words, five buttons, nothing else; and the way back. */
export function EasyModeButton() {
  const { t } = useTranslation('shell');
  const isEasy = useIsEasyMode();
  const navigate = useNavigate();
  const change = () => {
    chooseEasyMode(!isEasy);
    // The five buttons are at home; a sheet that held this button closes with its place in the history.
    if (!isEasy) void navigate('/', { replace: true });
  };
  return (
    <Button icon={isEasy ? Undo2 : AArrowUp} onClick={change}>
      {t(isEasy ? 'easy.off' : 'easy.on')}
    </Button>
  );
}
