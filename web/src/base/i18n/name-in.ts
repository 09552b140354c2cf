import type { UiLanguage } from './language';

interface Named {
  name: string;
  nameKo: string | null;
}

/** A record's name in the reader's language; its own name where it has no Korean one. */
export const nameIn = ({ name, nameKo }: Named, language: UiLanguage): string =>
  language === 'ko' ? (nameKo ?? name) : name;
