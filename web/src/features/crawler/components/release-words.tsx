import { useTranslation } from 'react-i18next';
import { landscapeRelease } from '../logic/release';

/** "메디케어 플랜 파일(2026년, 9월판)"; a name that is none of ours to word stands as the source gives it, in English. */
export function ReleaseWords({ release }: { release: string }) {
  const { t } = useTranslation('crawler');
  return release.split(' + ').map((each, index) => {
    const known = landscapeRelease(each);
    return (
      <span key={each} lang={known ? undefined : 'en'}>
        {index > 0 && <span>{', '}</span>}
        <span>{known ? t('release.landscape', known) : each}</span>
      </span>
    );
  });
}
