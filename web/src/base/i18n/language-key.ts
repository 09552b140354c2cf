/** Key of a spoken language's name: records write it with a capital ("Korean"), addresses without ("korean"). */
export const languageKey = (id: string): string => `records:languages.${id.charAt(0).toUpperCase()}${id.slice(1)}`;
