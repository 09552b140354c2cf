// @ts-check
// JSON files of this folder: true places, kinds of provider, values of watched pages.
import { readFileSync } from 'node:fs';

/** @param {string} file a JSON file of this folder */
export const readData = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
