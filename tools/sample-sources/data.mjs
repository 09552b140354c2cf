// @ts-check
// The tables beside this file: headers of public files, true places, kinds of provider. Data for people to mend.
import { readFileSync } from 'node:fs';

/** @param {string} file a JSON file of this folder */
export const readData = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** @typedef {'landscapeBeforeSnpCategory' | 'landscapeAfterSnpCategory' | 'locations' | 'listing' | 'crosswalk'} StateFile */
/** @typedef {'healthCenterSites' | 'hospitalMeasures' | 'hospitals' | 'communityCare' | 'communityCareVisits'} OtherFile */
/** @typedef {'elderlyComplaints' | 'standardComplaints'} Complaints */

/** Header of each public file by its key. @type {Record<StateFile | OtherFile | Complaints, string[]>} */
export const columns = readData('columns.json');
